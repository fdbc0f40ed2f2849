import type { Locator, Page } from '@playwright/test';

/**
 * What a message says in its title or below it. Its announcement for screen readers says the same in another place
 * for a moment, so that a search in the whole page finds it once or twice.
 */
export function message(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /\(F8\)$/ })
    .getByText(text)
    .first();
}
