import {
  ENDED_BY_JUMP,
  expect,
  holdClock,
  installClock,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Session title' });
const sessions = (page: Page) => page.getByRole('list', { name: 'Recent sessions' });
const message = (page: Page, text: string) => page.getByText(text, { exact: true });

async function startSession(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await title(page).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test.beforeEach(async ({ page, dashboard, noise }) => {
  noise.allow(ENDED_BY_JUMP);
  await installClock(page);
  await dashboard.open('?tool=deep-work');
  await clock(page).waitFor();
  await dashboard.loaded();
});

test('[DW1][DW2][DW3][DW4][DW9] settings keep their bounds; a titled session starts, pauses, goes on, stops', async ({
  page,
}) => {
  await button(page, '50 min work · 10 min break · 30 min long break every 3 cycles').click();
  for (const name of ['Sound', 'Notifications', 'Distraction tracking']) {
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  for (const [name, least, most] of [
    ['Short break (minutes)', 5, 30],
    ['Long break (minutes)', 15, 60],
    ['Long break every (cycles)', 2, 8],
    ['Work (minutes)', 120, 15],
  ] as const) {
    const field = page.getByRole('spinbutton', { name });
    for (const bound of [least, most]) {
      await field.fill(bound === Math.max(least, most) ? '999' : '1');
      await field.press('Enter');
      await expect(field).toHaveValue(String(bound));
    }
  }
  await button(page, 'Start').click();
  await expect(message(page, 'Session title required')).toBeVisible();
  await expect(message(page, 'Please enter a title for your deep work session')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await startSession(page, 'Write proposal');
  await expect(message(page, 'Session started')).toBeVisible();
  await holdClock(page);
  await page.clock.fastForward('05:00');
  await button(page, 'Pause').click();
  await expect(message(page, 'Session paused')).toBeVisible();
  await expect(clock(page)).toHaveText(/^(10:00|09:5\d)$/);
  const left = (await clock(page).textContent()) ?? '';
  await page.clock.fastForward('10:00');
  await expect(clock(page)).toHaveText(left);
  await button(page, 'Resume').click();
  await expect(message(page, 'Session resumed')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(clock(page)).toHaveText(/^0[45]:\d\d$/);
  await button(page, 'Stop').click();
  await expect(message(page, 'Session ended')).toBeVisible();
  await expect(sessions(page)).toContainText('0 cycles, ended early');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Write proposal' })).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(0);
});

test('[DW11][DW13][DW14][TT11][WG9] five recent sessions; one is saved as an entry, and their minutes feed a goal', async ({
  page,
  dashboard,
}) => {
  await startSession(page, 'Deep one');
  await holdClock(page);
  await page.clock.fastForward('20:00');
  await expect(clock(page)).toHaveText(/^(30:00|29:5\d)$/);
  await page.clock.resume();
  await button(page, 'Stop').click();
  const saving = page.waitForResponse((response) => response.url().includes('/time_sessions'));
  await button(page, 'Save as time entry: Deep one').click();
  expect((await saving).status()).toBeLessThan(300);
  await expect(page.getByRole('img', { name: 'Saved as a time entry' })).toBeVisible();
  await expect(button(page, /^Save as time entry/)).toHaveCount(0);
  for (const name of ['Two', 'Three', 'Four', 'Five', 'Six']) {
    await startSession(page, name);
    await button(page, 'Stop').click();
    await expect(sessions(page)).toContainText(name);
  }
  await expect(sessions(page).getByRole('listitem')).toHaveCount(5);
  await expect(sessions(page)).not.toContainText('Deep one');
  await button(page, 'Delete: Six').click();
  await expect(sessions(page)).toContainText('Deep one');
  await page.keyboard.press('Control+z');
  await expect(sessions(page)).toContainText('Six');

  await dashboard.go('Time Track');
  const entry = page.getByRole('list', { name: 'Recent entries' }).getByRole('listitem');
  await expect(entry.filter({ hasText: 'Deep one' })).toContainText('Deep Work Sessions');
  await expect(entry.filter({ hasText: 'Deep one' })).toContainText('20 min');
  await dashboard.go('Weekly Goals');
  await page.getByRole('textbox', { name: 'Goal' }).fill('Depth');
  await page.getByRole('spinbutton', { name: 'Target' }).fill('60');
  await page.getByRole('textbox', { name: 'Unit' }).fill('minutes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'More: Depth' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit goal' });
  await dialog.getByLabel('Counted by').selectOption('Deep Work Sessions: Deep work (minutes)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('20 of 60 minutes')).toBeVisible();
  await expect(page.getByText('counted by Deep Work Sessions')).toBeVisible();
  await page.getByRole('button', { name: '+1: Depth' }).click();
  await expect(page.getByText('21 of 60 minutes')).toBeVisible();
});
