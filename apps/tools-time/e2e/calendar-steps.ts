import { expect, installClock, type DashboardPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Winter days of the browser's zone, which is Berlin. */
export const NOW = new Date('2026-11-21T14:06:00+01:00');
const pad = (value: number) => String(value).padStart(2, '0');
export const at = (day: number, hours: number, month = 11) =>
  new Date(`2026-${month}-${pad(day)}T${pad(hours)}:00:00+01:00`).toISOString();

export const cell = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** A signed-in page whose clock stands at a Saturday afternoon. */
export async function start(page: Page, dashboard: DashboardPage, time = NOW): Promise<void> {
  await installClock(page, time);
  await dashboard.open('?view=trash');
}

export async function openAt(page: Page, dashboard: DashboardPage, place: string): Promise<void> {
  await dashboard.open(`?tool=calendar&at=${place}`);
  await page.getByRole('grid').waitFor();
  await dashboard.loaded();
}

/** Drags by mouse; the code that drags comes when the page is idle. */
export async function drag(page: Page, title: string, to: string, due: string): Promise<void> {
  const from = await page
    .locator('[data-drag-id]')
    .filter({ hasText: title })
    .first()
    .boundingBox();
  const target = await page.locator(to).boundingBox();
  if (!from || !target) throw new Error('A task or a day is not on the screen.');
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(from.x + 20, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 16, { steps: 3 });
    await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 6 });
    await expect(page.getByText(`Move here: ${due}`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.mouse.up();
}
