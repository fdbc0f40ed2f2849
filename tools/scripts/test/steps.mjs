export const node = (script, ...args) => [process.execPath, `node_modules/${script}`, ...args];

/** A step of Jest's projects. One that is `steadies` tries a failed test once more, alone. */
export const jestStep = (name, projects, words = ['--maxWorkers=2'], more = {}) => ({
  name,
  command: node(
    'jest/bin/jest.js',
    '--json',
    `--outputFile=.cache/reports/${name}.json`,
    '--selectProjects',
    ...projects,
    ...words,
  ),
  report: 'jest',
  ...more,
});

/** Tests have a site of their own, so that a running one does not change under those who use it. */
export const TEST_SITE = '.cache/site';
const site = { PLAINDAY_SITE_DIR: TEST_SITE };

/** A step of Playwright's projects, on the site that was built before. */
export const playwrightStep = (name, projects, words = [], more = {}) => ({
  name,
  command: node(
    '@playwright/test/cli.js',
    'test',
    ...projects.map((project) => `--project=${project}`),
    ...words,
  ),
  report: 'playwright',
  env: { ...site, PLAYWRIGHT_JSON_OUTPUT_FILE: `.cache/reports/${name}.json` },
  ...more,
});

/** The newest line of Node that is promised; npm's package `node` brings it. */
const NEWEST_NODE = '24';
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** The same step on the newest Node, which what it starts runs on, too. */
const onNewestNode = (step) => ({
  ...step,
  command: [
    ...npm,
    'exec',
    '--yes',
    `--package=node@${NEWEST_NODE}`,
    '--',
    'node',
    ...step.command.slice(1),
  ],
});

export const buildSite = {
  name: 'build',
  command: [process.execPath, '--import', 'tsx', 'tools/release/src/main.ts', '--all'],
  env: site,
};

/** Before all others: without a browser nothing long begins. */
export const first = [
  { name: 'browser', command: [process.execPath, 'tools/scripts/ensure-browsers.mjs'] },
];

/**
 * What `npm test` does: two rows side by side, one for each of this machine's cores, and the steps of a
 * row one after the other.
 */
export const rows = [
  [
    { name: 'lint', command: node('eslint/bin/eslint.js', '.') },
    jestStep('contract', ['contract', 'simulation'], ['--maxWorkers=2'], { steadies: true }),
    // Start, sign-up and a suite of the contract.
    onNewestNode(
      jestStep(
        `node-${NEWEST_NODE}`,
        ['contract'],
        ['--runInBand', '--testPathPatterns', 'contract/rows-store'],
        { steadies: true },
      ),
    ),
  ],
  [
    { name: 'format', command: node('prettier/bin/prettier.cjs', '--check', '.') },
    { name: 'types', command: [process.execPath, 'tools/scripts/typecheck.mjs'] },
    {
      name: 'styles',
      command: node('stylelint/bin/stylelint.mjs', '{apps,libs}/**/src/**/*.{ts,tsx}'),
    },
    { name: 'promises', command: node('oxlint/bin/oxlint', '--type-aware') },
    jestStep('unit', ['node', 'jsdom']),
    buildSite,
    {
      name: 'budget',
      command: [process.execPath, '--import', 'tsx', 'tools/release/src/budget/main.ts'],
      env: site,
    },
    playwrightStep('e2e', ['sample', 'full', 'firefox', 'webkit'], [], { steadies: true }),
  ],
];
