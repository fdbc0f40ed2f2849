import {
  enterDay,
  enterTime,
  expect,
  expectTime,
  installClock,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';

// 14:06 in Berlin, on a Wednesday.
const NOW = new Date('2026-11-25T13:06:00Z');
const FRIDAY = 'Due Friday, November 27';

/** A field that holds a time and takes none as well. */
async function empty(field: Locator, time = '17:00'): Promise<void> {
  await expectTime(field, time);
  await enterTime(field, '');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

const settings = (page: Page) => page.getByRole('dialog', { name: 'Task Settings' });

test.beforeEach(async ({ page }) => installClock(page, NOW));

test('[decision 89] [issue 39.1] a time is emptied in the add bar and in the panel of a subtask', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await page.getByPlaceholder('Add a task...').fill('Move house friday');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  const added = page.getByRole('group', { name: 'Settings of the new task' });
  await empty(added.getByLabel('Due time'));
  await expect(added.getByText('Shall new dates come without a time too?')).toBeVisible();
  await page.getByPlaceholder('Add a task...').press('Enter');
  await expect(tasks.row('Move house').getByTitle(FRIDAY, { exact: true })).toBeVisible();

  await tasks.choose('Move house', 'Add a subtask');
  await page.getByLabel('Add a subtask to Move house').fill('Pack books friday');
  await page.keyboard.press('Enter');
  const subtasks = page.getByRole('list', { name: 'Subtasks of Move house' });
  await subtasks.getByRole('button', { name: 'Pack books', exact: true }).focus();
  await page.keyboard.press('i');
  await empty(settings(page).getByLabel('Due time'));
  // Asked once.
  await expect(settings(page).getByText('Shall new dates come without a time too?')).toHaveCount(0);
  await settings(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(subtasks.getByTitle(FRIDAY, { exact: true })).toBeVisible();
});

test('[decision 89] [issue 39.1] the time of several tasks at once is emptied, and comes back with Undo', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  const due = { due_date: '2026-11-27T16:00:00Z' };
  await seed(page, 'tasks', [
    { title: 'One', position: 0, ...due },
    { title: 'Two', position: 1, ...due },
  ]);
  await page.reload();
  await tasks.row('One').focus();
  await page.keyboard.press('x');
  await tasks.row('Two').focus();
  await page.keyboard.press('x');
  await tasks.bulkBar.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('menuitem', { name: /^Pick a date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByRole('textbox', { name: 'When' }).fill('friday');
  await enterTime(dialog.getByLabel('Time', { exact: true }), '');
  await dialog.getByRole('button', { name: 'Set' }).click();
  for (const title of ['One', 'Two'])
    await expect(tasks.row(title).getByTitle(FRIDAY, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  for (const title of ['One', 'Two'])
    await expect(tasks.row(title).getByTitle(`${FRIDAY}, 17:00`)).toBeVisible();
});

test('[decision 89] [issue 39.1] the time of a task in a template is emptied', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=templates');
  await page.getByRole('button', { name: 'New Template' }).click();
  await page.getByRole('textbox', { name: 'Template name' }).fill('Trip');
  await page.getByLabel('Task 1 title').fill('Pack');
  await page.getByLabel('Task 1 due after days').fill('2');
  const time = page.getByLabel('Task 1 due time');
  await enterTime(time, '09:30');
  await empty(time, '09:30');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await page.getByRole('button', { name: 'Use Trip', exact: true }).click();
  const use = page.getByRole('dialog', { name: 'Trip', exact: true });
  await enterDay(use.getByLabel('First day'), '2026-11-25');
  await expect(use.getByRole('listitem')).toHaveText(/Pack.*Friday, 17:00/);
  await use.getByRole('button', { name: 'Apply Template' }).click();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Pack').getByTitle(`${FRIDAY}, 17:00`)).toBeVisible();
});
