import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  holdClock,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import { at, cell, dialog, openAt, start } from './calendar-steps';

test('[CV1][CV10] reached by its key, in three views; a reload and Back keep the page', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(dashboard.heading('Calendar View')).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await page.getByText('Weekly', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Dec 21 – 27, 2026' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Dec 21 – 27, 2026' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await page.getByText('Daily', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Saturday, November 21, 2026' })).toBeVisible();
  await dashboard.go('Pomodoro Timer');
  await dashboard.go('Calendar View');
  await expect(page.getByRole('radio', { name: 'Daily' })).toBeChecked();
});

test('[CV3] by keyboard alone: walk, turn pages, open, add on the day', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await cell(page, 'Saturday, November 21').focus();
  for (const [key, day] of [
    ['ArrowRight', 'Sunday, November 22'],
    ['ArrowDown', 'Sunday, November 29'],
    ['Home', 'Monday, November 23'],
    ['End', 'Sunday, November 29'],
    ['PageDown', 'Tuesday, December 29'],
    ['ArrowDown', 'Tuesday, January 5'],
    ['PageUp', 'Saturday, December 5'],
    ['Shift+PageUp', 'Friday, December 5'],
    ['Shift+PageDown', 'Saturday, December 5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, day)).toBeFocused();
    await expect(cell(page, day)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('n');
  const quickAdd = dialog(page, 'Quick add');
  await quickAdd.getByRole('textbox', { name: 'Add a task' }).fill('Wrap presents at 9am');
  await page.keyboard.press('Enter');
  await expect(quickAdd).toHaveCount(0);
  await expect(cell(page, 'Saturday, December 5, 1 task')).toBeFocused();
  await page.keyboard.press('Enter');
  const day = dialog(page, 'Saturday, December 5');
  await expect(day.getByRole('link', { name: 'Wrap presents' })).toBeVisible();
  await expect(day.getByText('09:00')).toBeVisible();
  await expectNoViolations(page, 'a day of the calendar');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Saturday, December 5')).toBeFocused();
  await dashboard.loaded();
  await page.reload();
  await expect(cell(page, 'Saturday, December 5, 1 task')).toBeVisible();
});

test('[CV3] a click on the room of a day adds there, on an hour at that hour', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await cell(page, 'Thursday, November 26').click({ position: { x: 60, y: 60 } });
  const field = dialog(page, 'Quick add').getByRole('textbox', { name: 'Add a task' });
  await field.fill('Read');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Thursday, November 26, 1 task')).toBeVisible();
  await openAt(page, dashboard, 'weekly-2026-11-26');
  await page.locator('[data-column="2026-11-27"] [data-hour="10:00"]').click();
  await field.fill('Train');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: /^Friday, November 27, 1 task/ }).click();
  await expect(dialog(page, 'Friday, November 27').getByText('10:00')).toBeVisible();
});

test('[CV5][CV6] layers of four tools, switched off one by one, stay off over a reload', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  const habit = randomUUID();
  await seed(page, 'tasks', [
    {
      title: 'Plan the week',
      due_date: at(21, 18),
      repeat_pattern: 'weekly',
      repeat_interval: 1,
      position: 0,
    },
  ]);
  await seed(page, 'time_sessions', [
    { task_name: 'Sketch', start_time: at(21, 9), end_time: at(21, 11), duration: 7200 },
  ]);
  await seed(page, 'habits', [
    { id: habit, title: 'Read', color: '#3B82F6', created_at: at(20, 8) },
  ]);
  await seed(page, 'habit_completions', [{ habit_id: habit, completed_at: '2026-11-21' }]);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  const today = /^Saturday, November 21, today, 1 task, 2 h 00 tracked, 1 of 1 habit$/;
  await expect(page.getByRole('gridcell', { name: today })).toBeVisible();
  await expect(cell(page, 'Saturday, December 5, 1 repeat')).toBeVisible();
  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Tasks', 'Repeats', 'Tracked time', 'Habits']) await toggle(name).click();
  await expect(cell(page, 'Saturday, November 21')).toHaveAccessibleName(
    'Saturday, November 21, today',
  );
  await expect(cell(page, 'Saturday, December 5')).toHaveAccessibleName('Saturday, December 5');
  await expectNoViolations(page, 'a calendar without layers');
  await toggle('Habits').click();
  await page.getByText('Weekly', { exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Habits' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tasks' })).toHaveCount(0);
  await dashboard.loaded();
  await page.reload();
  await expect(toggle('Habits')).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle('Tracked time')).toHaveAttribute('aria-pressed', 'false');
});

test('[CV8] without the remote of habits the rest stays', async ({ page, dashboard, noise }) => {
  noise.allow(/remotes\/|Module '|layers/);
  await start(page, dashboard);
  await seed(page, 'tasks', [{ title: 'Pay rent', due_date: at(24, 9), position: 0 }]);
  await page.route(/\/remotes\/tools-wellbeing\//, (route) => route.abort());
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await expect(cell(page, 'Tuesday, November 24, 1 task')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[CV7] what is shown is a file that another parser reads', async ({ page, dashboard }) => {
  await start(page, dashboard);
  const title = 'Müll raus; jetzt, 🙂';
  await seed(page, 'tasks', [
    { title, due_date: at(24, 9), duration: 45, position: 0 },
    { title: 'Next month', due_date: at(20, 9, 12), duration: null, position: 1 },
  ]);
  const habit = randomUUID();
  await seed(page, 'habits', [
    { id: habit, title: 'Read', color: '#3B82F6', created_at: at(20, 8) },
  ]);
  await seed(page, 'habit_completions', [{ habit_id: habit, completed_at: '2026-11-21' }]);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await expect(page.getByRole('gridcell', { name: /^Saturday, .*1 of 1 habit$/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as .ics' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('calendar-2026-10-26-2026-12-06.ics');
  const text = await readFile(await download.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));
  expect(events.map(({ summary }) => summary)).toEqual(['Read', title]);
  expect(events[0]?.startDate.toString()).toBe('2026-11-21');
  expect(events[1]?.startDate.toJSDate().toISOString()).toBe(at(24, 9));
  expect(events[1]?.duration.toSeconds()).toBe(45 * 60);
});

test('at midnight today moves on, and what was due is late', async ({ page, dashboard }) => {
  await start(page, dashboard, new Date('2026-11-21T23:50:00+01:00'));
  await seed(page, 'tasks', [
    { title: 'Tonight', due_date: '2026-11-21T23:59:00+01:00', position: 0 },
  ]);
  await dashboard.open('?tool=calendar');
  // What another tool is asked for must be there before the clock jumps over the limit of the answer.
  await dashboard.loaded();
  await expect(cell(page, 'Saturday, November 21, today, 1 task')).toHaveAttribute(
    'aria-current',
    'date',
  );
  await holdClock(page);
  await page.clock.fastForward('15:00');
  await expect(cell(page, 'Sunday, November 22')).toHaveAttribute('aria-current', 'date');
  await expect(cell(page, 'Saturday, November 21, 1 task, 1 late')).not.toHaveAttribute(
    'aria-current',
  );
  await page.clock.resume();
});

test('[CV9] a thousand tasks in a month draw no more than its cells hold', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?view=trash');
  const tasks = Array.from({ length: 1000 }, (_, position) => ({
    title: `Task ${position}`,
    due_date: at(1 + (position % 30), 9),
    position,
  }));
  await seed(page, 'tasks', tasks);
  await openAt(page, dashboard, 'monthly-2026-11-21');
  await expect(page.getByText('+31 more').or(page.getByText('+32 more')).first()).toBeVisible();
  await cell(page, 'Saturday, November 21').focus();
  // What is drawn does not grow with what is due: that is what keeps a full month smooth.
  expect(await page.getByRole('grid').locator('*').count()).toBeLessThan(1500);
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageDown', 'PageUp', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(cell(page, 'Friday, November 20')).toBeFocused();
});

test('every view is free of violations, in light and dark, and fits a phone', async ({
  page,
  dashboard,
}) => {
  await start(page, dashboard);
  await seed(page, 'tasks', [{ title: 'Pay rent', due_date: at(24, 9), position: 0 }]);
  for (const place of ['monthly', 'weekly', 'daily']) {
    await openAt(page, dashboard, `${place}-2026-11-24`);
    await expectNoViolations(page, place);
    await expectNoViolationsOnPhone(page, place);
  }
});
