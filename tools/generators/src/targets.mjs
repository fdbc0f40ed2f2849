import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = [
  'default',
  '^default',
  'toolchain',
  '{workspaceRoot}/*.{json,mjs}',
  '{workspaceRoot}/.oxlintrc.json',
];

const run = (command, more = {}) => ({
  executor: 'nx:run-commands',
  options: { command, cwd: '{workspaceRoot}' },
  ...more,
});

const checked = (command) => run(command, { cache: true, inputs: SOURCES });

/** What can be done with a project, by what lies in its folder. */
export function targetsOf(root, has) {
  return {
    test: checked(`node node_modules/jest/bin/jest.js --passWithNoTests ${root}/`),
    lint: checked(
      ['node node_modules/eslint/bin/eslint.js', 'node node_modules/oxlint/bin/oxlint --type-aware']
        .map((linter) => `${linter} ${root} --no-error-on-unmatched-pattern`)
        .join(' && '),
    ),
    typecheck: checked(`node tools/scripts/typecheck.mjs ${root}`),
    ...(has('e2e') && {
      e2e: run(`node node_modules/@playwright/test/cli.js test --project=sample ${root}/e2e/`),
    }),
    ...(has('src/remote.ts') && {
      override: run(`node --import tsx tools/release/src/override/main.ts ${root.slice(5)}`, {
        continuous: true,
      }),
    }),
    ...(root.startsWith('apps/') && {
      release: run(
        `node --import tsx tools/release/src/main.ts --types --render-check ${root.slice(5)}`,
      ),
    }),
  };
}

/** For Nx: every project has these targets, a new one too. */
export const createNodesV2 = [
  '{apps/*,libs/*/*,tools/*}/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      const targets = targetsOf(root, (folder) => existsSync(join(workspaceRoot, root, folder)));
      return [file, { projects: { [root]: { targets } } }];
    }),
];
