import {
  enterTime,
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  installClock,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

// 14:06 in Berlin, on a Wednesday.
const NOW = new Date('2026-11-25T13:06:00Z');

const popover = (page: Page) => page.getByRole('dialog', { name: 'Schedule' });
const when = (page: Page) => popover(page).getByRole('textbox', { name: 'When' });
const sentence = (page: Page) => popover(page).getByRole('status').first();

test.beforeEach(async ({ page, dashboard, tasks }) => {
  await installClock(page, NOW);
  await dashboard.open('?view=all');
  const row = { reminder_time: null, duration: null };
  await seed(page, 'tasks', [
    { ...row, title: 'Logo', due_date: '2026-11-25T17:30:00Z', duration: 120, position: 0 },
    { ...row, title: 'Write', due_date: '2026-11-27T09:00:00Z', duration: 300, position: 1 },
    { ...row, title: 'Plan', due_date: null, position: 2 },
  ]);
  await page.reload();
  await expect(tasks.row('Plan')).toBeVisible();
});

test('[TL26] one click on a date opens what reads a date back before it is set, and Undo takes it back', async ({
  page,
  tasks,
}) => {
  const date = tasks.row('Logo').getByRole('button', { name: /^Due today/ });
  await date.click();
  await expect(when(page)).toBeFocused();
  await expect(sentence(page)).toHaveText('Today, Wednesday, November 25, 18:30');
  await page.keyboard.type('frid ');
  await expect(sentence(page)).toHaveText('Not a date yet');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('every mon, wed at 9');
  await expect(sentence(page)).toHaveText(
    'Every Monday and Wednesday at 09:00first on Mon, Nov 30',
  );
  // Further dates of a repetition are tinted, how full a day is stands in its name.
  await expect(popover(page).getByRole('gridcell', { selected: true })).toHaveText('30');
  await expect(
    popover(page).getByRole('button', { name: 'Friday, November 27, 2026, 1 task, 5 h' }),
  ).toBeVisible();
  await expectNoViolations(page, 'the window of dates');
  await expectNoViolationsOnPhone(page, 'the window of dates');
  await page.keyboard.press('Escape');
  await expect(date).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('every mon, wed at 9');
  await page.keyboard.press('Enter');
  await expect(popover(page)).toHaveCount(0);
  await expect(tasks.row('Logo')).toContainText('Nov 30, 09:00');
  await expect(tasks.row('Logo')).toContainText('Every Monday and Wednesday');
  await page.keyboard.press('Control+z');
  await expect(tasks.row('Logo')).toContainText('Nov 25, 18:30');
  await expect(tasks.row('Logo')).not.toContainText('Every');
});

test('[TL26] arrows lead from the field to the words and the month, letters back; Backspace empties', async ({
  page,
  tasks,
}) => {
  await tasks.row('Plan').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(when(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(popover(page).getByRole('button', { name: 'Tomorrow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tasks.row('Plan')).toContainText('Nov 26, 17:00');
  await expect(tasks.row('Plan')).toBeFocused();

  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(when(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(popover(page).getByRole('button', { name: /December 3,/ })).toBeFocused();
  await page.keyboard.press('t');
  await expect(sentence(page)).toHaveText('Today, Wednesday, November 25, 17:00');
  await page.keyboard.press('f');
  await expect(when(page)).toHaveValue('f');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(popover(page)).toHaveCount(0);
  await expect(tasks.row('Plan')).not.toContainText('Nov');
});

test('[TL26] a day, a time and a reminder are pointed at, in Today and on a phone', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.go('Today');
  await tasks
    .row('Logo')
    .getByRole('button', { name: /^Due today/ })
    .click();
  await popover(page)
    .getByRole('button', { name: /^Thursday, November 26/ })
    .click();
  await expect(sentence(page)).toHaveText('Tomorrow, Thursday, November 26, 18:30');
  await enterTime(popover(page).getByLabel('Time', { exact: true }), '');
  await expect(sentence(page)).toHaveText('Tomorrow, Thursday, November 26');
  await popover(page).getByLabel('Reminder').selectOption('on the day');
  await page.setViewportSize({ width: 360, height: 800 });
  const sheet = await popover(page).boundingBox();
  expect(sheet?.width).toBe(360);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(800);
  await popover(page).getByRole('button', { name: 'Set' }).click();
  await expect(tasks.row('Logo')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard.go('All Tasks');
  await expect(tasks.row('Logo').getByTitle('Reminder On the day at 09:00')).toBeVisible();
});

test('[TL26] [issue 44] the window is whole beside a row that has room for it on neither side', async ({
  page,
  tasks,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await tasks.row('Write').getByRole('button', { name: /^Due/ }).click();
  await expect(when(page)).toBeFocused();
  await expect(popover(page)).toBeInViewport({ ratio: 1 });
  const hidden = () =>
    popover(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});
