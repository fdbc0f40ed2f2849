import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What a public page lays out part by part once it is there (`lay-out-late.ts`). */
const LATE = 'main > * + *, main ~ footer';

/** Waits for what is moving, fading in or not laid out yet: half-way there it has other colours and places. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (late) =>
      [...document.querySelectorAll(late)].every(
        (part) => getComputedStyle(part).contentVisibility !== 'auto',
      ),
    LATE,
  );
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** Which rules of axe: all, or those alone that another theme can break. */
export type AxeRules = 'all' | 'colours';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds wrong with a page, which has no frames. Only that is told: a list of all that is right is long. */
async function violationsOf(page: Page, rules: AxeRules) {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  };
  return page.evaluate(async (chosen) => {
    const found = await window.axe?.run(document, chosen);
    return found?.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, options);
}

/** Expects that axe finds nothing wrong with what the page shows now. */
export async function expectNoViolations(
  page: Page,
  what: string,
  rules: AxeRules = 'all',
): Promise<void> {
  await atRest(page);
  expect(await violationsOf(page, rules), `${what}: accessibility violations`).toEqual([]);
}

/** The same in dark mode on a phone, where nothing may be wider than the screen, and back to light on the desk. */
export async function expectNoViolationsOnPhone(page: Page, what: string): Promise<void> {
  const desk = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page, `${what} in dark at 360 px`);
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `${what} at 360 px: pixels wider than the screen`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  if (desk) await page.setViewportSize(desk);
}
