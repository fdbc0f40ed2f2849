import { defineConfig } from '@playwright/test';
import { fullBrowser, lightBrowser } from './tools/scripts/browser.mjs';
import { findFirefox, findWebKit } from './tools/scripts/engines.mjs';

const full = fullBrowser();
const light = lightBrowser();

/** Stories in a browser that Playwright does not drive; where it is not installed there are none. */
const stories = (name, choice) => ({
  name,
  testMatch: choice ? '*/e2e/**/*.story.ts' : [],
  grepInvert: new RegExp(`@(?!${name}\\b)(firefox|webkit)\\b`),
  use: { launchOptions: light, choice },
});

export default defineConfig({
  testDir: './apps',
  testMatch: '*/e2e/**/*.spec.ts',
  projects: [
    {
      name: 'sample',
      grepInvert: /@matrix|@pictures|@full-browser/,
      use: { launchOptions: light },
    },
    // What the headless shell lacks, such as microphones.
    { name: 'full', grep: /@full-browser/ },
    stories('firefox', findFirefox()),
    stories('webkit', findWebKit()),
    // Every fault on every tool of every remote: npm run test:faults.
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
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: full,
    // The offline specs allow them: `page.route` does not see what a worker asks for.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Motion takes a seventh of the processor's time; where it is the point, a spec turns it on (ADR 0167).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording slows every test down: `npx playwright test --trace on` where one fails.
    trace: 'off',
  },
});
