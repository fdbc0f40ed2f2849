import { randomUUID } from 'node:crypto';
import {
  expect,
  holdClock,
  installClock,
  message,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { heard, listen } from './listen';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Lets a tool count the goal, by what it is called in the list of all that can count. */
async function countBy(page: Page, fact: string, habit?: string): Promise<void> {
  await page.getByRole('button', { name: 'More: Focus' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit goal' });
  await dialog.getByLabel('Counted by').selectOption(fact);
  if (habit) await dialog.getByLabel('Which habit').selectOption(habit);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Two habits that were ticked today, and a task that was done. */
async function seedTicks(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const day = await page.evaluate(() => {
    const today = new Date();
    const pad = (value: number) => String(value).padStart(2, '0');
    return `${today.getFullYear()}-${pad(today.getMonth() + 1)}-${pad(today.getDate())}`;
  });
  const habits = ['Read', 'Stretch'].map((title) => ({ id: randomUUID(), title }));
  await seed(
    page,
    'habits',
    habits.map((habit) => ({ ...habit, color: '#3B82F6', created_at: now })),
  );
  await seed(
    page,
    'habit_completions',
    habits.map(({ id }) => ({ habit_id: id, completed_at: day })),
  );
  await seed(page, 'tasks', [{ title: 'Done', completed: true, deleted_at: now, position: 1 }]);
}

test.beforeEach(async ({ page, dashboard }) => {
  await installClock(page);
  await listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dashboard.open('?tool=pomodoro');
  await button(page, 'Start').waitFor();
  await dashboard.loaded();
});

test('[PO10][PO12] an end sounds and is shown as one has chosen; seconds are not announced, and nothing moves', async ({
  page,
}) => {
  await holdClock(page);
  const status = page
    .getByRole('main')
    .locator('[aria-live=polite]')
    .filter({ hasText: /^Focus|^Break/ });
  await button(page, 'Start').click();
  await expect(status).toHaveText('Focus is running.');
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText('20:00');
  await expect(status).toHaveText('Focus is running.');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await button(page, 'Pause').click();
  await expect(status).toHaveText('Focus paused with 20:00 left.');
  await button(page, 'Start').click();
  await page.clock.fastForward('20:00');
  await expect(page.getByRole('timer')).toHaveText('05:00');
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0);
  expect(await heard(page)).toMatchObject({ shown: [], asked: 0 });

  const { tones } = await heard(page);
  await button(page, 'Tone at the end').click();
  await button(page, 'Notification at the end').click();
  await expect(button(page, 'Notification at the end')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Start').click();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText('25:00');
  await expect.poll(async () => (await heard(page)).shown.length).toBe(1);
  expect(await heard(page)).toMatchObject({ tones, asked: 1 });
});

test('[PO15][PO16][WG9] a session is tied to the task that its label names; sessions, habits and tasks count for a weekly goal', async ({
  page,
  dashboard,
}) => {
  await seed(page, 'tasks', [{ title: 'Pay rent', position: 0 }]);
  await seedTicks(page);
  const label = page.getByRole('combobox', { name: 'What are you working on?' });
  await label.focus();
  await page.locator('datalist option[value="Pay rent"]').waitFor({ state: 'attached' });
  await label.fill('Pay rent');
  await label.press('Enter');
  await holdClock(page);
  await button(page, 'Start').click();
  await page.clock.fastForward('25:00');
  await expect(page.getByRole('timer')).toHaveText('05:00');
  await page.clock.resume();
  const saving = page.waitForResponse((response) => response.url().includes('/time_sessions'));
  await button(page, 'Save as time entry: Pay rent').click();
  expect((await (await saving).json()) as unknown).toMatchObject([
    { task_name: 'Pay rent', task_id: expect.any(String) },
  ]);
  await dashboard.go('Weekly Goals');
  await page.getByRole('textbox', { name: 'Goal' }).fill('Focus');
  await page.getByRole('textbox', { name: 'Goal' }).press('Enter');
  await countBy(page, 'Pomodoro Timer: Pomodoros');
  await expect(page.getByText('1 of 3 times')).toBeVisible();
  await expect(page.getByText('counted by Pomodoro Timer')).toBeVisible();
  await countBy(page, 'Habit Tracker: Habits kept');
  await expect(page.getByText('2 of 3 times')).toBeVisible();
  await expect(page.getByText('counted by Habit Tracker')).toBeVisible();
  await countBy(page, 'Habit Tracker: Habits kept', 'Stretch');
  await expect(page.getByText('1 of 3 times')).toBeVisible();
  await expect(page.getByText('counted by Habit Tracker: Stretch')).toBeVisible();
  await countBy(page, 'All Tasks: Completed tasks');
  await expect(page.getByText('1 of 3 times')).toBeVisible();
  await expect(page.getByText('counted by All Tasks')).toBeVisible();
});

test('[PO10] a timer that runs computes no silence, and its end sounds while the tool of another remote is open', async ({
  page,
  dashboard,
}) => {
  await holdClock(page);
  await button(page, 'Start').click();
  await expect.poll(async () => (await heard(page)).states.at(-1)).toBe('suspended');
  expect(await heard(page)).toMatchObject({ tones: 0, contexts: 1 });
  const before = (await heard(page)).states.length;
  await dashboard.go('Today');
  await page.clock.fastForward('25:00');
  await expect(message(page, 'Focus is done')).toBeVisible();
  // Another tab, where the tool is open, would have a second for it.
  await page.clock.fastForward('00:02');
  await expect.poll(async () => (await heard(page)).tones).toBe(2);
  await expect
    .poll(async () => (await heard(page)).states.slice(before))
    .toEqual(['running', 'suspended']);
  expect((await heard(page)).contexts).toBe(1);
});
