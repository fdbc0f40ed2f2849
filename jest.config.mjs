import { esmPackages } from './tools/jest/esm-packages.mjs';

const root = import.meta.dirname;
const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Makes the programs that tests start. */
const COMPILE = '<rootDir>/tools/gateway/src/testing/compile-programs.ts';

const common = {
  rootDir: root,
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/supabase'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/tools/eslint/fixtures/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/[^/]+\\.spec\\.ts$'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': '<rootDir>/tools/jest/esm-transform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages(root).join('|')})/)`, '\\.cjs$'],
  moduleNameMapper: { '\\.(css|woff2?)$': '<rootDir>/tools/jest/asset-stub.cjs' },
  resolver: '<rootDir>/tools/jest/resolver.cjs',
  runtime: '<rootDir>/tools/jest/runtime.cjs',
  setupFiles: ['<rootDir>/tools/jest/web-globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/strict-console.ts'],
};

export default {
  // No test measures time: a busy machine is not a failure.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      globalSetup: COMPILE,
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        '\\.dom\\.test\\.ts$',
        '/tools/gateway/contract/',
        '/tools/month/',
      ],
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/dom-matchers.ts'],
    },
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/gateway/contract/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/contract/simulation/'],
      globalSetup: COMPILE,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/long-timeout.ts'],
    },
    {
      // A month with all tools against a model of its own: npm run month.
      ...common,
      displayName: 'month',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/month/**/*.test.ts'],
    },
    {
      // Devices against each other, seed by seed: npm run simulate.
      ...common,
      displayName: 'simulation',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/gateway/contract/simulation/*.test.ts'],
      globalSetup: COMPILE,
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tools/jest/long-timeout.ts'],
    },
  ],
};
