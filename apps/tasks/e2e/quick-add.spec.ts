import {
  enterDay,
  enterTime,
  expect,
  expectDay,
  expectNoViolations,
  expectTime,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const chips = (page: Page) => page.getByRole('group', { name: 'What the task will have' });

/** `Nov 22, 17:00`, that many days from now. */
function dueIn(days: number, time: string): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const parts = { month: 'short', day: '2-digit', timeZone: 'Europe/Berlin' } as const;
  return `${day.toLocaleDateString('en-US', parts)}, ${time}`;
}

test('[QA1] what is typed is understood, shown as chips and saved; a chip taken off leaves its words', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await dashboard.addProject('Home');
  await tasks.input.fill('Pay rent tomorrow 5pm p1 #Home');
  await expect(chips(page)).toContainText(dueIn(1, '17:00'));
  await expect(chips(page)).toContainText('High');
  await expect(chips(page)).toContainText('Home');
  await tasks.input.press('Enter');
  await expect(page.getByText('“Pay rent” added to Home', { exact: true })).toBeVisible();
  await expect(tasks.input).toHaveValue('');
  await expect(chips(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(tasks.row('Pay rent')).toContainText(dueIn(1, '17:00'));
  await expect(tasks.row('Pay rent')).toContainText('High');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent']);

  await dashboard.go('All Tasks');
  await tasks.input.fill('Pay rent tomorrow 5pm p1');
  await page.getByRole('button', { name: 'Keep "tomorrow 5pm" as text' }).click();
  await expect(chips(page)).not.toContainText('17:00');
  await expect(tasks.input).toBeFocused();
  await tasks.input.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent tomorrow 5pm']);

  await tasks.input.fill('Read for 30m p2');
  await expect(chips(page)).toContainText('Medium');
  await tasks.input.press('Backspace');
  await expect(chips(page)).not.toContainText('Medium');
  await expect(tasks.input).toHaveValue('Read for 30m p2');
  await page.getByRole('button', { name: 'Keep "for 30m" as text' }).press('Delete');
  await expect(chips(page)).toHaveCount(0);
  await tasks.input.press('Enter');
  await expect(tasks.row('Read for 30m p2')).toBeVisible();
});

test('[QA6] a title is understood although the parser comes late, and read literally where that was chosen', async ({
  page,
  dashboard,
  tasks,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/add-details/, async (route) => {
    await held;
    await route.continue();
  });
  await dashboard.open();
  await tasks.input.fill('Water the plants tomorrow');
  await tasks.input.press('Enter');
  await expect(tasks.input).toHaveValue('');
  await tasks.input.fill('Buy bread');
  await tasks.input.press('Enter');
  release();
  await expect.poll(() => tasks.titles()).toEqual(['Buy bread', 'Water the plants']);

  await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '') as {
      user: { id: string };
    };
    localStorage.setItem(`plainday.preferences.${user.id}`, '{"readTitles":false}');
  });
  await tasks.saved();
  await page.reload();
  await tasks.input.fill('Plan p1 tomorrow');
  await tasks.input.press('Enter');
  await expect(tasks.row('Plan p1 tomorrow')).toBeVisible();
});

test('[QA2] the settings of the new task hold every field, and come before the text', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'projects', [{ title: 'Garden', color: '#3B82F6', position: 0 }]);
  await page.reload();
  await tasks.input.fill('Prune the roses tomorrow');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  const panel = page.getByRole('group', { name: 'Settings of the new task' });
  await expectTime(panel.getByLabel('Due time'), '17:00');
  await panel.getByRole('checkbox', { name: 'Repeat' }).check();
  await panel.getByLabel('Interval').fill('2');
  await enterDay(panel.getByLabel('Due date', { exact: true }), '2031-05-06');
  await enterTime(panel.getByLabel('Due time'), '09:30');
  await panel.getByRole('checkbox', { name: 'Reminder' }).check();
  await expectTime(panel.getByLabel('Remind me at'), '09:15');
  await panel.getByRole('button', { name: '15 min', exact: true }).click();
  await panel.getByLabel('Project', { exact: true }).selectOption('Garden');
  await panel.getByLabel('Priority').selectOption('low');
  for (const text of ['May 06, 2031, 09:30', 'Every 2 weeks', '15 min before', '15 min', 'Low']) {
    await expect(chips(page)).toContainText(text);
  }
  await page.getByRole('button', { name: 'Remove project' }).click();
  await tasks.input.press('Enter');
  const row = tasks.row('Prune the roses tomorrow');
  for (const text of ['May 06, 2031, 09:30', 'Every 2 weeks', '15 min', 'Low']) {
    await expect(row).toContainText(text);
  }
  await expect(chips(page)).toHaveCount(0);
  await panel.getByRole('checkbox', { name: 'Repeat' }).check();
  await expect(panel.getByText('Without a due date the first one is today.')).toBeVisible();
});

test('[QA3] [issue 37] [F11] what is ticked in a pasted list is done, and a table is its rows', async ({
  page,
  context,
  dashboard,
  tasks,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dashboard.open();
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await tasks.input.focus();
    await page.keyboard.press('Control+V');
  };
  await paste('- [ ] Open one\n- [x] Done one\n  - Below it\n');
  const lines = page.getByRole('group', { name: 'Pasted lines' }).getByRole('listitem');
  await expect(lines).toHaveText(['Open one', /^Done one.*Done/, 'Below it']);
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Open one']);
  await paste('Milk\t2\n"Call Bob\nabout the rent"\t3\n');
  await expect(lines).toHaveText(['Milk 2', 'Call Bob about the rent 3']);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => tasks.titles())
    .toEqual(['Milk 2', 'Call Bob about the rent 3', 'Open one']);
  await tasks.saved();
  await dashboard.go('Trash');
  await expect(tasks.row('Done one')).toBeVisible();
  await page.reload();
  await expect(tasks.row('Done one')).toBeVisible();
});

test('[QA3] [issue 13.8] [F19] several pasted lines become as many tasks in one request, and one Undo takes them back', async ({
  page,
  context,
  dashboard,
  tasks,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dashboard.open();
  await tasks.add('Already here');
  const paste = async () => {
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        '- [ ] Milk p1\n- Bread\n  - Rye p3\n\n3. Call Ann tomorrow 5pm\n',
      ),
    );
    await tasks.input.focus();
    await page.keyboard.press('Control+V');
  };
  await paste();
  await expect(tasks.input).toHaveValue(/Milk p1 .*Bread .*Rye.*Call Ann/);
  const lines = page.getByRole('group', { name: 'Pasted lines' }).getByRole('listitem');
  await expect(lines).toHaveText([/^Milk.*High/, 'Bread', /^Rye.*Low/, /^Call Ann.*17:00/]);
  // Each line has its own chips; those of all lines in one row would be nobody's.
  await expect(chips(page)).toHaveCount(0);
  await lines.nth(3).getByRole('button', { name: 'Keep "tomorrow 5pm" as text' }).click();
  await expect(lines.nth(3)).toHaveText('Call Ann tomorrow 5pm');
  await expectNoViolations(page, 'pasted lines');
  await page.getByRole('button', { name: 'Keep as one' }).click();
  await expect(tasks.input).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keep as one' })).toHaveCount(0);
  await tasks.input.fill('');

  await tasks.saved();
  const writes: string[] = [];
  page.on('request', (request) => {
    // The sidebar counts tasks by a POST that reads.
    const isRead = request.url().endsWith('/rpc/task_counts');
    if (request.method() === 'POST' && request.url().includes('/rest/v1/') && !isRead) {
      writes.push(request.url());
    }
  });
  await paste();
  await expect(page.getByRole('button', { name: 'Add 3 tasks, 1 subtask' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Milk', 'Bread', 'Call Ann', 'Already here']);
  await expect(tasks.row('Bread')).toContainText('0 of 1');
  await expect(tasks.row('Milk')).toContainText('High');
  await expect(tasks.row('Call Ann')).toContainText(dueIn(1, '17:00'));
  await expect(tasks.input).toHaveValue('');
  await tasks.saved();
  expect(writes).toHaveLength(1);
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Milk', 'Bread', 'Call Ann', 'Already here']);

  await paste();
  await expect(page.getByRole('button', { name: 'Add 3 tasks, 1 subtask' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tasks.row('Bread')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Milk', 'Bread', 'Call Ann', 'Already here']);
});

test('[QA4] a day is picked from a month with the keyboard, in the panel and in Task Settings', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Prepare the talk');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  const panel = page.getByRole('group', { name: 'Settings of the new task' });
  await enterDay(panel.getByLabel('Due date', { exact: true }), '2031-05-06');
  await panel.getByRole('button', { name: 'Pick a day' }).click();
  const month = page.getByRole('dialog', { name: 'Pick a day' });
  await expect(month.locator('th').first()).toHaveText('Mo');
  await expect(month.getByRole('button', { name: /May 6, 2031, selected/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(month).toHaveCount(0);
  await expectDay(panel.getByLabel('Due date', { exact: true }), '2031-05-14');
  await expectTime(panel.getByLabel('Due time'), '17:00');
  await expect(panel.getByRole('button', { name: 'Pick a day' })).toBeFocused();

  await tasks.openSettings('Prepare the talk');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  // Typed by keyboard alone, digit by digit: with nothing between its parts.
  await dialog.getByLabel('Due date', { exact: true }).focus();
  await page.keyboard.type('05062031');
  await page.keyboard.press('Tab');
  await expectDay(dialog.getByLabel('Due date', { exact: true }), '2031-05-06');
  await dialog.getByRole('checkbox', { name: 'Repeat' }).check();
  await dialog.getByRole('button', { name: 'Pick the last day' }).click();
  const last = page.getByRole('dialog', { name: 'Pick the last day' });
  await expect(last.getByRole('button', { name: /May 5, 2031/ })).toBeDisabled();
  await page.keyboard.press('PageDown');
  await last.getByRole('button', { name: /June 20, 2031/ }).click();
  await expectDay(dialog.getByLabel('Until'), '2031-06-20');
  await dialog.getByRole('button', { name: 'Pick a day' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tasks.row('Prepare the talk')).toContainText('May 06, 2031, 17:00');
});
