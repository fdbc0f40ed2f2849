import {
  expect,
  expectNoViolations,
  holdClock,
  installClock,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const timer = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, dashboard }) => {
  await installClock(page);
  await dashboard.open('?tool=pomodoro');
  await button(page, 'Start').waitFor();
  await dashboard.loaded();
  await holdClock(page);
});

test('[PO1][PO3] 24:59 after Start it shows 00:01, a second later the break of 05:00, stopped', async ({
  page,
}) => {
  await expect(timer(page)).toHaveText('25:00');
  await button(page, 'Start').click();
  await page.clock.fastForward('24:59');
  await expect(timer(page)).toHaveText('00:01');
  await page.clock.fastForward(1000);
  await expect(timer(page)).toHaveText('05:00');
  await expect(button(page, 'Start')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByText('Focus is done', { exact: true })).toBeVisible();
  await expect(timer(page)).toHaveText('05:00');
});

test('[PO2][PO4][PO5] [issue 13.7] Pause holds the time, Reset and the modes restore it; a run lost by a mode comes back', async ({
  page,
}) => {
  // By keyboard alone: Space starts and stops, arrows choose the mode.
  await button(page, 'Start').press('Space');
  await page.clock.fastForward('10:00');
  await page.getByRole('radio', { name: '25:5 Mode' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(timer(page)).toHaveText('50:00');
  await page.keyboard.press('Control+z');
  await expect(timer(page)).toHaveText('15:00');
  await expect(page.getByRole('radio', { name: '25:5 Mode' })).toBeChecked();
  await button(page, 'Pause').press('Enter');
  await page.clock.fastForward('05:00');
  await expect(timer(page)).toHaveText('15:00');
  await expect(page.locator('body')).not.toBeFocused();
  await button(page, 'Reset').press('Enter');
  await expect(timer(page)).toHaveText('25:00');
  await page.getByRole('radio', { name: '25:5 Mode' }).press('ArrowRight');
  await expect(timer(page)).toHaveText('50:00');
  await expect(button(page, 'Start')).toBeVisible();
});

test('[PO6][PO8][DB19] it goes on in another tool and through a reload; a clock set back pauses it', async ({
  page,
  dashboard,
}) => {
  await page.getByRole('combobox', { name: 'What are you working on?' }).fill('Write proposal');
  await button(page, 'Start').click();
  await dashboard.go('Quick Notes');
  await dashboard.tool('Quick Notes').waitFor();
  await page.clock.fastForward('10:00');
  const pill = page.getByRole('button', { name: /15:00.*Write proposal/ });
  await expect(pill).toBeVisible();
  await pill.click();
  await expect(timer(page)).toHaveText('15:00');

  await page.reload();
  await expect(timer(page)).toHaveText(/^1[45]:\d\d$/);
  await expect(button(page, 'Pause')).toBeVisible();

  await dashboard.loaded();
  await holdClock(page);
  const left = (await timer(page).textContent()) ?? '';
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - 2 * 3_600_000);
  await page.clock.runFor(1500);
  await expect(button(page, 'Start')).toBeVisible();
  const seconds = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const error = seconds(left) - seconds((await timer(page).textContent()) ?? '');
  expect(error).toBeGreaterThanOrEqual(0);
  expect(error).toBeLessThanOrEqual(3);
  await page.clock.resume();
  await expect(
    page.getByText('Pomodoro Timer is paused. No time was lost.', { exact: true }),
  ).toBeVisible();
});

test('[PO9][PO13] a finished focus is in the history of today, also after a reload, and nothing of it is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('combobox', { name: 'What are you working on?' }).fill('Write proposal');
  await button(page, 'Start').click();
  await page.clock.fastForward('25:00');
  const sessions = page.getByRole('list', { name: 'Sessions of today' });
  await expect(sessions.getByRole('listitem')).toHaveText(/Write proposal\s*25 min$/);
  await page.clock.resume();
  await expectNoViolations(page, 'the sessions of today');
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('pomodoro · 25 min')).toBeVisible();
  expect(sent.filter((request) => request.includes('proposal'))).toEqual([]);
});

test('[PO13] a finished focus becomes a time entry in the database', async ({ page }) => {
  await button(page, 'Start').click();
  await page.clock.fastForward('25:00');
  await page.clock.resume();
  const saving = page.waitForResponse((response) => response.url().includes('/time_sessions'));
  await button(page, 'Save as time entry: Focus').click();
  expect((await saving).status()).toBeLessThan(300);
  expect((await (await saving).json()) as unknown).toMatchObject([
    { task_name: 'Focus', duration: 1500 },
  ]);
  await expect(page.getByRole('img', { name: 'Saved as a time entry' })).toBeVisible();
});

test('[PO7] two tabs see the same end and note it once', async ({ page, context }) => {
  await button(page, 'Start').click();
  const other = await context.newPage();
  await installClock(other);
  await other.goto('/dashboard?tool=pomodoro');
  await button(other, 'Pause').waitFor();
  await holdClock(other);
  // One clock for both.
  await page.clock.fastForward('25:05');
  for (const tab of [page, other]) {
    await expect(timer(tab)).toHaveText('05:00');
    const sessions = tab.getByRole('list', { name: 'Sessions of today' });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  }
});
