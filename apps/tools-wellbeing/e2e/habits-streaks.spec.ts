import { randomUUID } from 'node:crypto';
import { enterDay, expect, seed, message, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { dayKey, dayName } from './support/days';

const row = (page: Page) => page.getByRole('row', { name: /^Read/ });
const today = (page: Page) =>
  page.getByRole('gridcell', { name: new RegExp(`^Read, ${dayName(0)}`) });
const said = (page: Page, text: string) => expect(message(page, text));

/** Refuses what asks for a table with one of these methods, until it is taken back. */
async function refuse(page: Page, table: string, isRefused: (method: string) => boolean) {
  const pattern = new RegExp(`/rest/v1/${table}(\\?|$)`);
  await page.route(pattern, (route) =>
    isRefused(route.request().method())
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'No' } })
      : route.fallback(),
  );
  return () => page.unroute(pattern);
}

test('[HB4][HB7][HB9] [T15] what failures say, a streak of 600 days, and a frozen day that bridges it', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/status of 403/, /Not saved: habits/, /Failed to fetch habit completions/);
  const giveHabits = await refuse(page, 'habits', (method) => method === 'GET');
  const giveDays = await refuse(page, 'habit_completions', (method) => method === 'GET');
  await dashboard.open('?tool=habits');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch habits');
  const id = randomUUID();
  const created_at = new Date(Date.now() - 700 * 86_400_000).toISOString();
  await seed(page, 'habits', [{ id, title: 'Read', color: '#3B82F6', created_at }]);
  const kept = [1, 2, 3, ...Array.from({ length: 597 }, (_, at) => at + 5)];
  const days = kept.map((ago) => ({ habit_id: id, completed_at: dayKey(ago) }));
  await seed(page, 'habit_completions', days);
  await giveHabits();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Failed/)).toHaveCount(0);

  await giveDays();
  await page.reload();
  await expect(row(page)).toContainText('3 days · today pending');
  await page.getByRole('button', { name: 'More actions: Read' }).click();
  await page.getByRole('menuitem', { name: /^Freeze a day/ }).click();
  await enterDay(page.getByLabel('Day', { exact: true }), dayKey(4));
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await expect(row(page)).toContainText('600 days · 1 day frozen · today pending');
  await today(page).click();
  await expect(row(page)).toContainText('601 days · 1 day frozen');
  await expect(row(page)).not.toContainText('pending');
  await dashboard.loaded();
  await page.reload();
  await expect(row(page)).toContainText('601 days · 1 day frozen');

  await refuse(page, '(habits|habit_completions)', (method) => method !== 'GET');
  await today(page).click();
  await said(page, 'Failed to update completion').toBeVisible();
  await expect(row(page)).toContainText('601 days');
  await page.getByRole('textbox', { name: 'Habit name' }).fill('Run');
  await page.keyboard.press('Enter');
  await said(page, 'Failed to add habit').toBeVisible();
  await expect(page.getByRole('row', { name: /^Run/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions: Read' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await said(page, 'Failed to delete habit').toBeVisible();
  await expect(row(page)).toContainText('601 days · 1 day frozen');
});
