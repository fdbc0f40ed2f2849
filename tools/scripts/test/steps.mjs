const node = (script, ...args) => [process.execPath, `node_modules/${script}`, ...args];
const jest = (name, projects) => ({
  name,
  command: node(
    'jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    '--maxWorkers=2',
    '--json',
    `--outputFile=.cache/reports/${name}.json`,
  ),
  report: 'jest',
});

/** Tests have a site of their own, so that a running one does not change under those who use it. */
export const TEST_SITE = '.cache/site';
const site = { PLAINDAY_SITE_DIR: TEST_SITE };

/**
 * What `npm test` does: two rows side by side, one for each of this machine's cores, and the steps of a
 * row one after the other.
 */
export const rows = [
  [
    { name: 'lint', command: node('eslint/bin/eslint.js', '.') },
    jest('contract', ['contract', 'simulation']),
  ],
  [
    { name: 'browser', command: [process.execPath, 'tools/scripts/browser.mjs'] },
    { name: 'format', command: node('prettier/bin/prettier.cjs', '--check', '.') },
    { name: 'types', command: [process.execPath, 'tools/scripts/typecheck.mjs'] },
    { name: 'promises', command: node('oxlint/bin/oxlint', '--type-aware') },
    jest('unit', ['node', 'jsdom']),
    {
      name: 'build',
      command: [process.execPath, '--import', 'tsx', 'tools/release/src/main.ts', '--all'],
      env: site,
    },
    {
      name: 'budget',
      command: [process.execPath, '--import', 'tsx', 'tools/release/src/budget/main.ts'],
      env: site,
    },
    {
      name: 'e2e',
      command: node('@playwright/test/cli.js', 'test', '--project=sample', '--project=full'),
      report: 'playwright',
      env: site,
    },
  ],
];
