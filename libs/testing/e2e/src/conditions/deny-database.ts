import type { Page } from '@playwright/test';

/** The browser keeps nothing in IndexedDB, in pages that are opened from here on. */
export async function denyDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
}
