import type { Page } from '@playwright/test';

/** As Chromium hands launches to a page: they wait until it takes them. */
export async function fakeLaunches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let take: ((launch: object) => void) | null = null;
    const waiting: object[] = [];
    const launch = (params: object) => (take ? take(params) : waiting.push(params));
    const setConsumer = (consumer: (params: object) => void) => {
      take = consumer;
      waiting.splice(0).forEach(consumer);
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    Object.assign(window, { launch });
  });
}
