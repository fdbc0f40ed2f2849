import type { Locator, Page } from '@playwright/test';

/** More stops than any screen has between two controls that a test steps through. */
const STOPS = 80;

/**
 * Presses a key that moves the focus (Tab, an arrow) until the element has it: it must be within reach of a keyboard.
 * Each press waits for the focus to move, which a menu does a moment after its key.
 */
export async function stepTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const target = element.first();
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page
      .waitForFunction((last) => document.activeElement !== last, before, { timeout: 500 })
      .catch(() => undefined);
  }
  throw new Error(`${STOPS} × ${key} does not lead to ${String(element)}.`);
}
