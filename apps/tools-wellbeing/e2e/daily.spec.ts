import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const habit = (page: Page, name: string) => page.getByRole('checkbox', { name });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: habit(page, name) });

test('[DT1][DT5][DT6] five habits, water ticks itself from Health, and an override sticks', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=health-tracker');
  const water = page.getByRole('button', { name: 'Water +2', exact: true });
  for (let step = 0; step < 4; step += 1) await water.click();
  await dashboard.go('Daily Tracker');
  const list = page.getByRole('list', { name: 'Habits of the day' });
  const names = ['Water', 'Exercise 30 min', 'Read 20 min', '8 hours sleep', 'Meditate'];
  await expect(list.getByRole('listitem')).toContainText(names);
  await expect(habit(page, 'Water')).toBeChecked();
  await expect(row(page, 'Water')).toContainText('ticked by Health Tracker');
  await habit(page, 'Water').click();
  await expect(row(page, 'Water')).toContainText('changed by you');
  await dashboard.go('Health Tracker');
  await water.click();
  await dashboard.go('Daily Tracker');
  await expect(row(page, 'Water')).toContainText('changed by you');
  await page.reload();
  await expect(habit(page, 'Water')).not.toBeChecked();
});

test('[DT2][DT3][DT4][DT7] by keys alone: habits, a past day, the month', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=daily');
  await habit(page, 'Read 20 min').waitFor();
  await dashboard.loaded();
  await page.keyboard.press('3');
  await expect(habit(page, 'Read 20 min')).toBeChecked();
  await page.locator('td[aria-current=date]').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(habit(page, 'Read 20 min')).not.toBeChecked();
  await page.keyboard.press('4');
  await expect(habit(page, '8 hours sleep')).toBeChecked();
  await expectNoViolations(page, 'a past day');
  await page.reload();
  await expect(habit(page, 'Read 20 min')).toBeChecked();
  await expect(habit(page, '8 hours sleep')).not.toBeChecked();
});
