import {
  expect,
  expectNoViolations,
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

interface Screen {
  readonly asked: number;
  readonly held: number;
}

/** Stands in for the browser's wake lock, which no headless browser gives: counts what was asked and what is held. */
async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const screen = { asked: 0, held: 0, letGo: () => Promise.resolve() };
    Object.assign(window, { wakeLocks: screen });
    async function request() {
      const sentinel = {
        released: false,
        async release() {
          screen.held -= sentinel.released ? 0 : 1;
          sentinel.released = true;
        },
      };
      screen.asked += 1;
      screen.held += 1;
      screen.letGo = sentinel.release;
      return sentinel;
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const screenOf = (page: Page) =>
  page.evaluate(() => {
    const { asked, held } = (window as unknown as { wakeLocks: Screen }).wakeLocks;
    return { asked, held };
  });

/** As a browser does it: the lock goes when the page is hidden, and the page hears that it is seen again. */
async function hideAndShow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (window as unknown as { wakeLocks: { letGo: () => Promise<void> } }).wakeLocks.letGo();
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function startSession(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await title(page).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test.beforeEach(async ({ page, dashboard }) => {
  await installClock(page);
  await watchScreen(page);
  await dashboard.open('?tool=deep-work');
  await clock(page).waitFor();
  await dashboard.loaded();
});

test('[DW1][DW2][DW3][DW4][DW9][DW12] settings keep their bounds; a titled session starts, pauses, goes on, stops', async ({
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
  await expectNoViolations(page, 'the settings of deep work');
  await button(page, 'Start').click();
  await expect(message(page, 'Session title required')).toBeVisible();
  await expect(message(page, 'Please enter a title for your deep work session')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Session title' })).toHaveAccessibleDescription(
    'A session needs a title',
  );
  await expect(title(page)).toBeFocused();
  await startSession(page, 'Write proposal');
  await expect(message(page, 'Session started')).toBeVisible();
  await expect.poll(() => screenOf(page)).toEqual({ asked: 1, held: 1 });
  await hideAndShow(page);
  await expect.poll(() => screenOf(page)).toEqual({ asked: 2, held: 1 });
  await expectNoViolations(page, 'a session that runs');
  await holdClock(page);
  await page.clock.fastForward('05:00');
  await button(page, 'Pause').click();
  await expect(message(page, 'Session paused')).toBeVisible();
  await expect.poll(() => screenOf(page)).toEqual({ asked: 2, held: 0 });
  await hideAndShow(page);
  await expect(clock(page)).toHaveText(/^(10:00|09:5\d)$/);
  const left = (await clock(page).textContent()) ?? '';
  await page.clock.fastForward('10:00');
  await expect(clock(page)).toHaveText(left);
  await button(page, 'Resume').click();
  await expect(message(page, 'Session resumed')).toBeVisible();
  await expect.poll(() => screenOf(page)).toEqual({ asked: 3, held: 1 });
  await page.clock.fastForward('05:00');
  await expect(clock(page)).toHaveText(/^0[45]:\d\d$/);
  await button(page, 'Stop').click();
  await expect(message(page, 'Session ended')).toBeVisible();
  await expect.poll(() => screenOf(page)).toEqual({ asked: 3, held: 0 });
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
