import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/scripts/browser.mjs';

const executablePath = findBrowser() ?? undefined;

/** What keeps Chromium quiet on a machine without a display or an open network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './apps',
  testMatch: '*/e2e/**/*.spec.ts',
  projects: [
    { name: 'sample', grepInvert: /@matrix|@pictures/ },
    // Every fault on every remote: npm run test:faults.
    { name: 'matrix', grep: /@matrix/ },
    // Pictures for the README and for eyes: npm run pictures.
    { name: 'pictures', grep: /@pictures/ },
  ],
  globalSetup: './libs/testing/e2e/src/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording slows every test down: `npx playwright test --trace on` where one fails.
    trace: 'off',
  },
});
