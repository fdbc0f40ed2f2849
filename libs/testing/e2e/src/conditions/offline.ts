import { expect, type Page } from '@playwright/test';

/** Waits until the device has all that a start without a network needs, of this release where one is named. */
export async function keptOffline(page: Page, releaseId = ''): Promise<void> {
  const isKept = async (id: string) => {
    const kept = await (await caches.open('plainday-pages-1')).match('/dashboard');
    return kept !== undefined && (await kept.text()).includes(`"id":"${id}`);
  };
  await expect
    .poll(() => page.evaluate(isKept, releaseId), {
      message: 'the release is kept on the device',
      timeout: 60_000,
    })
    .toBe(true);
}

const WITHOUT_NETWORK = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Reloads a page whose network is off. Some versions of Chromium forget to tell the new page, and need to be asked. */
export async function reloadOffline(page: Page): Promise<void> {
  await page.reload();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', WITHOUT_NETWORK);
}
