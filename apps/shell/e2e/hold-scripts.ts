import type { Page, Route } from '@playwright/test';

/** Holds the scripts of a page back until they are let go, as a slow line does. */
export async function holdScripts(
  page: Page,
  which = '**/{assets,remotes}/**/*.js',
): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(which, (route) => {
    if (!isHeld) return route.fallback();
    held.push(route);
    return undefined;
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}
