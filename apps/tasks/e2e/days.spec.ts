import {
  enterDay,
  enterTime,
  expect,
  expectTime,
  installClock,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';

// Noon in Berlin, on a Saturday.
const NOON = new Date('2026-11-21T11:00:00Z');

test('[decision 89] a time is taken away, the choice for new dates is offered, and a day reminds', async ({
  page,
  dashboard,
  tasks,
}) => {
  await installClock(page, NOON);
  await dashboard.open();
  await tasks.add('Prepare the talk');
  await tasks.openSettings('Prepare the talk');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const time = dialog.getByLabel('Due time');
  await enterDay(dialog.getByLabel('Due date', { exact: true }), '2026-11-27');
  await expectTime(time, '17:00');
  await enterTime(time, '');
  await expect(time).toHaveValue('');
  await expect(dialog.getByText('Shall new dates come without a time too?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Without a time' }).click();
  await expect(dialog.getByText('New dates come without a time.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Reminder' }).check();
  await expectTime(dialog.getByLabel('Remind me at'), '09:00');
  await dialog.getByRole('button', { name: '1 day before' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const row = tasks.row('Prepare the talk');
  await expect(row.getByTitle('Due Friday, November 27', { exact: true })).toHaveText(/^Nov 27Due/);
  await expect(row.getByTitle('Reminder 1 day before at 09:00')).toBeVisible();
});

test('[decision 89] [issue 39] days stand after the times of their day, are late when they are over, and are said in words', async ({
  page,
  dashboard,
  tasks,
}) => {
  await installClock(page, NOON);
  await dashboard.open();
  // Written on the other side of the world: the instants lie in the day before.
  const day = (title: string, due_day: string, position: number) => ({
    title,
    due_day,
    due_date: `${due_day}T10:59:59Z`,
    position,
  });
  await seed(page, 'tasks', [
    day('Receipts', '2026-11-20', 0),
    day('Plan the week', '2026-11-21', 1),
    { title: 'Invoice', due_day: null, due_date: '2026-11-21T19:00:00Z', position: 2 },
    day('Export icons', '2026-11-21', 3),
    day('Read chapter 4', '2026-11-23', 4),
  ]);
  await dashboard.go('Today');
  await page.reload();
  const rows = (name: string) =>
    page.getByRole('grid', { name, exact: true }).locator('[data-title]').allTextContents();
  await expect.poll(() => rows('Earlier')).toEqual(['Receipts']);
  await expect.poll(() => rows('Today')).toEqual(['Invoice', 'Plan the week', 'Export icons']);
  await expect(tasks.row('Receipts')).toContainText('Yesterday');
  await expect(page.getByRole('row', { name: /^Receipts/ })).toHaveAccessibleName(
    /Due yesterday, Friday, November 20, overdue/,
  );
  await expect(dashboard.entry('Today')).toContainText('4');
  await page.getByRole('button', { name: 'Move to today' }).click();
  await expect
    .poll(() => rows('Today'))
    .toEqual(['Invoice', 'Receipts', 'Plan the week', 'Export icons']);

  await dashboard.go('Upcoming');
  await expect(tasks.row('Read chapter 4')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Read chapter 4')).toContainText('Nov 23');
  await dashboard.go('Settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('switch', { name: 'Dates in words' }).click();
  await dashboard.go('All Tasks');
  await expect(tasks.row('Read chapter 4').getByTitle('Due Monday, November 23')).toContainText(
    /^Monday/,
  );
  await expect(tasks.row('Invoice')).toContainText('Today, 20:00');
});
