import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { esmPackages } from './esm-packages.mjs';

const here = (name) => join(import.meta.dirname, name);
/** Compiled where this was packed for other repositories. */
const setup = (name) => [here(`${name}.ts`), here(`${name}.js`)].find((file) => existsSync(file));

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** How tests are compiled and run, for the tests of one folder and what it has installed. */
export const common = (root) => ({
  rootDir: root,
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': here('esm-transform.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages(root).join('|')})/)`, '\\.cjs$'],
  moduleNameMapper: { '\\.(css|woff2?)$': here('asset-stub.cjs') },
  resolver: here('resolver.cjs'),
  runtime: here('runtime.cjs'),
  setupFiles: [here('web-globals.cjs')],
  setupFilesAfterEnv: [setup('strict-console')],
});

/** Tests in plain Node. */
export const inNode = { displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] };

/** Tests that have a document. */
export const inDocument = {
  displayName: 'jsdom',
  testEnvironment: here('jsdom-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
};

/** What is set up for them as well. */
export const documentSetup = setup('dom-matchers');

/** Names of files whose tests need a document. */
export const DOM_TESTS = '\\.dom\\.test\\.ts$';
