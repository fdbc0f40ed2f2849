import { expect, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('a note is found from another tool, becomes tasks, and one Undo takes them back', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=notes');
  await page.getByRole('main').getByRole('textbox').first().fill('Buy stamps\nBuy oat milk');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'More for note: Buy stamps' }).waitFor();
  await dashboard.open('?tool=pomodoro');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();

  await find(page, 'stamps');
  await palette(page)
    .getByRole('option', { name: /Buy stamps/ })
    .first()
    .click();
  await expect(dashboard.heading()).toHaveText('Quick Notes');
  await page.getByRole('button', { name: 'More for note: Buy stamps' }).click();
  await page.getByRole('menuitem', { name: 'Make 2 tasks' }).click();
  await page.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect(page.getByText('2 tasks added', { exact: true })).toBeVisible();
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['Buy stamps', 'Buy oat milk']);
  await dashboard.heading().focus();
  await page.keyboard.press('Control+z');
  await expect(message(page, 'Undone: 2 tasks added')).toBeVisible();
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
});

test('with the notes down, everything else is found and works', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  // Every tool of the remote is asked, and none answers.
  noise.allow(/tools-knowledge|ERR_FAILED|Module 'notes'|Module '[\w-]+' did not answer: search/);
  await page.route(/\/remotes\/.*tools-knowledge/, (route) => route.abort());
  await dashboard.open();
  await tasks.add('Write proposal');
  await find(page, 'propo');
  await expect(palette(page).getByRole('option', { name: /Write proposal/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Task Settings/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await dashboard.open('?tool=pomodoro');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();
  await dashboard.open('?tool=notes');
  await expect(dashboard.failure('Quick Notes')).toBeVisible({ timeout: 20_000 });
  await dashboard.go('All Tasks');
  await tasks.checkbox('Write proposal').click();
  await expect(message(page, '“Write proposal” completed')).toBeVisible();
  await tasks.saved();
});
