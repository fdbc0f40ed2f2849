import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';

/** A day that is over, whenever this runs, at 14:06: its clock stands still. */
const now = new Date();
now.setDate(now.getDate() - 1);
now.setHours(14, 6, 0, 0);

function at(days: number, hours: number, minutes = 0): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(hours, minutes, 0, 0);
  return date.toISOString();
}

test.use({ timezoneId: process.env['TZ'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone });

const task = (title: string, due_date: string, duration: number | null) => ({
  title,
  due_date,
  duration,
});

test('[TD1] [TD2] [TD3] [TD4] [TD7] late, planned and done of every list; all late tasks are moved at once', async ({
  page,
  dashboard,
}) => {
  await page.clock.setFixedTime(now);
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [
    task('Receipts', at(-2, 17), 60),
    task('Photo rights', at(-1, 12), 15),
    task('Invoice', at(0, 12), 20),
    task('Proposal', at(0, 15), 90),
    task('Call', at(0, 19), null),
    task('Rent', at(1, 10), 15),
  ]);
  await page.reload();
  await expect(dashboard.entry('Today')).toContainText('5');
  await dashboard.go('Today');
  await expect(dashboard.heading('Today')).toBeFocused();
  expect(new URL(page.url()).search).toBe('?view=today');

  const rows = (name: string) =>
    page.getByRole('grid', { name, exact: true }).locator('[data-title]').allTextContents();
  await expect.poll(() => rows('Earlier')).toEqual(['Receipts', 'Photo rights']);
  await expect.poll(() => rows('Today')).toEqual(['Invoice', 'Proposal', 'Call']);
  const meter = page.getByRole('meter', { name: 'Planned today' });
  await expect(meter).toHaveAttribute('aria-valuetext', '1 h 50 of 6 h planned, 4 h 10 free');
  await expect(page.getByText('1 task without a duration')).toBeVisible();
  await expectNoViolations(page, 'today');
  await expectNoViolationsOnPhone(page, 'today');
  // On a tablet, beside the sidebar, titles are whole.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 700, height: 800 });
  const title = page.getByRole('grid', { name: 'Earlier' }).getByText('Photo rights');
  await expect.poll(() => title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Move both to today' }).click();
  await expect
    .poll(() => rows('Today'))
    .toEqual(['Invoice', 'Proposal', 'Receipts', 'Call', 'Photo rights']);
  await expect(meter).toHaveAttribute('aria-valuetext', '3 h 5 of 6 h planned, 2 h 55 free');
  await page.keyboard.press('u');
  await expect.poll(() => rows('Earlier')).toEqual(['Receipts', 'Photo rights']);

  await page.getByRole('button', { name: 'Add task for today' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Add a task' }).fill('Water');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows('Today')).toEqual(['Invoice', 'Proposal', 'Water', 'Call']);
  await expect(dashboard.entry('Today')).toContainText('6');
});

test('[TD1] [TD5] [TD6] [TD8] what is too much is spread, keys walk, edit, tick and schedule; what is done shows itself when nothing is left', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime(now);
  await dashboard.open('?view=today');
  await expect(page.getByText('Nothing for today.')).toBeVisible();
  await seed(page, 'tasks', [
    task('Alpha', at(0, 15), 30),
    task('Beta', at(0, 16), 30),
    task('Chores', at(0, 17), 60),
  ]);
  // [issue 39.7] Nobody has said how long anything takes: nothing is counted, and a menu asks how long a day is.
  await expect(page.getByRole('meter')).toHaveCount(0);
  await page.getByRole('button', { name: 'More for Today' }).press('Enter');
  await page.getByRole('menuitem', { name: 'How long a day is…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hours a day holds' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for Today' })).toBeFocused();
  await page.reload();
  await expect(tasks.row('Alpha')).toBeVisible();
  await page.getByRole('button', { name: '6 h, change how much a day holds' }).click();
  const hours = page.getByRole('dialog', { name: 'Hours a day holds' });
  await expect(hours.locator('input:focus')).toHaveValue('6');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 h over')).toBeVisible();
  await page.getByRole('button', { name: 'Spread 1 task…' }).click();
  const preview = page.getByRole('dialog', { name: 'Spread over the next days' });
  await expect(preview.getByRole('listitem')).toHaveText(/Chores.*1 h.*17:00/);
  await preview.getByRole('button', { name: 'Move 1 task' }).click();
  await expect(tasks.row('Chores')).toHaveCount(0);
  await expect(page.getByText('0 min free')).toBeVisible();

  await dashboard.heading('Today').focus();
  await page.keyboard.press('j');
  await expect(tasks.row('Alpha')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tasks.row('Beta')).toBeFocused();
  await page.keyboard.press('Enter');
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('Second');
  await page.keyboard.press('Enter');
  await expect(tasks.row('Second')).toBeFocused();
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tasks.row('Second')).toBeFocused();

  // [issue 13.14] A click beside the title opens the task too, a right click its menu.
  await tasks.row('Second').locator('.main').click();
  await expect(title).toHaveValue('Second');
  await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
  await tasks.row('Second').locator('.main').click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'More for Second' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(tasks.row('Second')).toBeFocused();

  await page.keyboard.press('Space');
  await expect(tasks.row('Alpha')).toBeFocused();
  const completed = page.getByRole('button', { name: 'Completed 1 task' });
  await expect(completed).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(page.getByText('Done for today.')).toBeVisible();
  const done = page.getByRole('grid', { name: 'Completed today' });
  await expect(done.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Completed 2 tasks' }).click();
  await expect(done).toHaveCount(0);
  await tasks.saved();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Completed 2 tasks' })).toBeVisible();
  await expect(done).toHaveCount(0);
});

test('[TD9] [UP5] five thousand tasks: little of them in the page, walked through as a whole, dragged to the sidebar', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime(now);
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  const many = (name: string, days: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      task(
        `${name} ${index}.`,
        at(days, 15 + Math.floor(index / 600), Math.floor(index / 10) % 60),
        1,
      ),
    );
  await seed(page, 'tasks', [
    ...many('Now', 0, 3000),
    ...many('Next', 1, 1000),
    ...many('Later', 9, 1000),
  ]);
  await page.goto('/dashboard?view=today');
  const planned = page.getByRole('grid', { name: 'Today', exact: true });
  await expect(planned.locator('[data-task-id]').first()).toBeVisible();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(2000);
  await tasks.dragTo(
    planned.locator('[data-title]').nth(1),
    dashboard.entry('Garden'),
    'Move to Garden',
  );
  await expect(planned.locator('[data-task-id]').nth(1)).toContainText('Garden');
  await planned.locator('[data-task-id]').first().focus();
  await page.keyboard.press('End');
  await expect(planned.locator('[aria-rowindex="3000"]')).toBeFocused();
  await page.keyboard.press('k');
  await expect(planned.locator('[aria-rowindex="2999"]')).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await page.keyboard.type('gard');
  await page.keyboard.press('Enter');
  await expect(planned.locator('[aria-rowindex="2999"]')).toContainText('Garden');
  await expect(planned.locator('[aria-rowindex="2999"]')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(planned.locator('[aria-rowindex="2999"]')).toBeFocused();
  expect(await elements()).toBeLessThan(2000);

  await dashboard.go('Upcoming');
  const days = page.getByRole('main').getByRole('grid');
  await expect(days.first().locator('[data-task-id]').first()).toBeVisible();
  expect(await elements()).toBeLessThan(2500);
  await days.first().locator('[data-task-id]').first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[aria-rowindex="1000"]:focus')).toContainText('Later');
  expect(await elements()).toBeLessThan(2500);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[TD9] [UP5] a finger across a row completes or schedules, in Today and in Upcoming', async ({
    page,
    dashboard,
    tasks,
  }) => {
    await page.clock.setFixedTime(now);
    await dashboard.open('?view=all');
    await seed(page, 'tasks', [
      task('Invoice', at(0, 15), 20),
      task('Call', at(0, 19), null),
      task('Rent', at(1, 10), 15),
      task('Tax', at(1, 12), 15),
    ]);
    await page.reload();
    await page.getByRole('link', { name: 'Today' }).tap();
    await expect(tasks.row('Invoice')).toBeVisible();
    await tasks.swipe('Invoice', 20, 90);
    await tasks.swipe('Invoice', 40);
    await expect(tasks.row('Invoice')).toBeVisible();
    await tasks.swipe('Invoice', 130);
    await expect(tasks.row('Invoice')).toHaveCount(0);
    await tasks.swipe('Call', -130);
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open menu' }).tap();
    await dashboard.entry('Upcoming').tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tasks.row('Rent')).toBeVisible();
    await tasks.swipe('Rent', 130);
    await expect(tasks.row('Rent')).toHaveCount(0);
    await tasks.swipe('Tax', -130);
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
  });
});
