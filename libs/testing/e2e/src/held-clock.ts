import type { Page } from '@playwright/test';

/**
 * Gives the page a clock that a test can move. To be called before the page is opened. Nothing is
 * loaded ahead then (the browser says that it saves data): a jump would end its time limits.
 */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
}

/** Stops the clock: from here on only the test moves it. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
