import { expect, stepTo } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Opens the menu of what has the focus and chooses by keys, one menu in the other. */
export async function chooseByKeys(
  page: Page,
  menu: string,
  ...path: readonly string[]
): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('menu', { name: menu }).and(page.locator(':focus-within')),
  ).toBeVisible();
  for (const [depth, name] of path.entries()) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    // Not by letters: a menu moves its focus a moment after each, also once another one is open.
    await stepTo(page, item, 'ArrowDown');
    const isLast = depth === path.length - 1;
    await page.keyboard.press(isLast ? 'Enter' : 'ArrowRight');
    if (isLast) return;
    await expect(page.getByRole('menu')).toHaveCount(depth + 2);
    await expect(page.getByRole('menu').last().locator(':focus')).toHaveCount(1);
  }
}
