import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick add' });
const field = (page: Page) => dialog(page).getByPlaceholder('Add a task...');

test('[QA5][QA7] Q adds to the project that is open, also from its empty state', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await dashboard.addProject('Garden');
  await dashboard.go('Garden');
  // Typed at once, before the dialog is there.
  await page.getByRole('main').getByRole('button', { name: 'Add a task' }).click();
  await page.keyboard.type('Plant tulips');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Plant tulips');
  await expect(dialog(page)).toContainText('Garden');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => tasks.titles()).toEqual(['Plant tulips']);

  await page.getByRole('button', { name: 'Add task to Garden' }).click();
  await field(page).fill('Water them every day 10m');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tasks.row('Water them')).toContainText('Daily');

  await page.keyboard.press('q');
  await field(page).fill('Buy milk');
  await dialog(page).getByRole('button', { name: 'Remove project' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Buy milk” added to All Tasks', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Buy milk']);
});

test('[QA5][QA8] Q works while a tool is open, and keeps what was typed', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=pomodoro');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();
  await page.keyboard.press('q');
  await field(page).fill('Call Ann tomorrow 5pm');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(field(page)).toHaveValue('Call Ann tomorrow 5pm');
  await expect(dialog(page)).toContainText('17:00');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading('Pomodoro Timer')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ann']);
});

test('[QA9] a remote that cannot be loaded leaves a message and the tool as it was', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/./);
  await page.route(/\/remotes\/(~\d+\/)?tasks\//, (route) => route.abort());
  await dashboard.open('?tool=pomodoro');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByText('Quick add could not be opened', { exact: true })).toBeVisible();
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();
});
