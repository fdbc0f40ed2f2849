import {
  expect,
  expectNoViolations,
  installClock,
  userTest as test,
  message,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const MINUTE_MS = 60_000;

/** A browser that lets the test move its clock, count notifications and hide its page. */
async function prepare(page: Page, access: 'default' | 'granted'): Promise<void> {
  await page.addInitScript((permission) => {
    const shown: string[] = [];
    const state = { asked: 0, hidden: false, shown };
    class FakeNotification {
      static permission = permission;
      static requestPermission = () => {
        state.asked += 1;
        return Promise.resolve(permission);
      };
      onclick: (() => void) | null = null;
      constructor(title: string) {
        shown.push(title);
        Object.assign(window, { lastNotification: this });
      }
      close = () => undefined;
    }
    Object.assign(window, { Notification: FakeNotification, reminderState: state });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (state.hidden ? 'hidden' : 'visible'),
    });
  }, access);
  // Its reminders are of the present, as the server has it.
  await installClock(page, Date.now());
}

interface ReminderState {
  asked: number;
  hidden: boolean;
  shown: string[];
}

function stateOf(page: Page): Promise<ReminderState> {
  return page.evaluate(() => (window as unknown as { reminderState: ReminderState }).reminderState);
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { reminderState: ReminderState }).reminderState.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const card = (page: Page, title: string) =>
  page.getByRole('region', { name: `Reminder: ${title}` });
const bell = (page: Page, waiting = 0) =>
  page.getByRole('button', {
    name: waiting === 0 ? /^Reminders$/ : `Reminders, ${waiting} waiting`,
  });

/** A task due in an hour whose reminder comes in ten minutes, unless told otherwise; put there past the screen. */
async function seedTask(page: Page, title: string, fields: object = {}): Promise<void> {
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  const session = JSON.parse(stored ?? '') as { access_token: string };
  const config = await page.request.get('/config.json');
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  const answer = await page.request.post('/rest/v1/tasks', {
    headers: { apikey: publishableKey, authorization: `Bearer ${session.access_token}` },
    data: { title, due_date: at(60), reminder_time: at(10), ...fields },
  });
  expect(answer.ok()).toBe(true);
}

async function open(page: Page, access: 'default' | 'granted' = 'default'): Promise<void> {
  await prepare(page, access);
  await page.goto('/dashboard?view=all');
  await page.locator('#root').getByPlaceholder('Add a task...').waitFor();
  await bell(page)
    .or(page.getByRole('button', { name: /waiting$/ }))
    .waitFor();
}

async function signedInPage(page: Page, title: string, fields: object = {}): Promise<void> {
  await page.goto('/dashboard?view=all');
  await page.locator('#root').getByPlaceholder('Add a task...').waitFor();
  await seedTask(page, title, fields);
}

test('two tabs, one reminder: one of them shows it, and Done is the tick', async ({
  page,
  context,
}) => {
  await signedInPage(page, 'Call the library');
  const other = await context.newPage();
  await open(page);
  await open(other);
  await expect(page.getByRole('button', { name: /waiting$/ })).toHaveCount(0);
  await Promise.all([page, other].map((tab) => tab.clock.fastForward(11 * MINUTE_MS)));
  const cards = async () =>
    (await card(page, 'Call the library').count()) +
    (await card(other, 'Call the library').count());
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(other, 1)).toBeVisible();
  await expect.poll(cards).toBe(1);
  const shows = (await card(page, 'Call the library').count()) === 1 ? page : other;
  await card(shows, 'Call the library').getByRole('button', { name: 'Done' }).click();
  await expect(card(shows, 'Call the library')).toHaveCount(0);
  await expect(shows.getByText('“Call the library” completed')).toBeVisible();
  await expect.poll(cards).toBe(0);
  await shows.reload();
  await expect(shows.getByText('Call the library')).toHaveCount(0);
});

test('[issue 13.8] a snooze comes back after fifteen minutes, also past the due date, not before, and stands on the row', async ({
  page,
}) => {
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const due_date = new Date(now + 30 * MINUTE_MS).toISOString();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedInPage(page, 'Call the library', { due_date });
  await open(page);
  await page.clock.fastForward(11 * MINUTE_MS);
  const shown = card(page, 'Call the library');
  await shown.waitFor();
  await expectNoViolations(page, 'card of a reminder');
  await shown.getByRole('button', { name: 'Snooze 15 min' }).click();
  await expect(shown).toHaveCount(0);
  await expect(
    page.getByText('“Call the library” snoozed for 15 minutes', { exact: true }),
  ).toBeVisible();
  await bell(page).click();
  const snoozed = page.getByRole('list', { name: 'Snoozed' });
  await expect(snoozed).toContainText(/Call the library.*Until \w{3} \d\d, \d\d:\d\d/);
  await page.keyboard.press('Escape');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Call the library' });
  await expect(row).toContainText(/Snoozed until \d\d:\d\d/);
  await page.clock.fastForward(13 * MINUTE_MS);
  await expect(shown).toHaveCount(0);
  await page.clock.fastForward(3 * MINUTE_MS);
  await expect(shown).toBeVisible();
  await expect(row).not.toContainText('Snoozed');
  await shown.getByRole('button', { name: 'Snooze 15 min' }).click();
  await expect(
    message(page, '“Call the library” snoozed for 15 minutes on this device'),
  ).toBeVisible();
  await expect(row).toContainText('Snoozed until');
  await page.clock.fastForward(16 * MINUTE_MS);
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: 'Hide reminder' }).click();
  await expect(shown).toHaveCount(0);
  await expect(bell(page, 1)).toBeVisible();
});

test('[S2] one sentence says what reminds, F8 leads to its buttons; Open leads to the task in its list, Back to where one was', async ({
  page,
}) => {
  await signedInPage(page, 'Call the library');
  await open(page);
  await page.goto('/dashboard?view=trash');
  await bell(page).waitFor();
  await page.clock.fastForward(11 * MINUTE_MS);
  const answer = (name: string) => card(page, 'Call the library').getByRole('button', { name });
  await expect(page.getByRole('alert').filter({ hasText: 'Reminder' })).toHaveText(
    /^Reminder: Call the library, due [^.]*\. Press F8 to answer\.$/,
  );
  await page.keyboard.press('F8');
  await expect(answer('Done')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer('Snooze 15 min')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer('Open')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=all&task=/);
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Call the library');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bell(page)).toBeVisible();
  await expect(page).toHaveURL(/view=all$/);
  await page.goBack();
  await expect(page).toHaveURL(/view=trash$/);
});

test('what was missed while nothing was open is listed, not shown, and can be put away', async ({
  page,
}) => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await signedInPage(page, 'Missed', { reminder_time: ago(30) });
  await seedTask(page, 'Old news', { reminder_time: ago(5 * 24 * 60) });
  await open(page);
  await expect(bell(page, 1)).toBeVisible();
  await expect(card(page, 'Missed')).toHaveCount(0);
  await bell(page, 1).click();
  const list = page.getByRole('dialog', { name: 'Reminders' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page, 'list of reminders');
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await expect(list).toContainText('Nothing is waiting.');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await expect(bell(page)).toBeVisible();
});

test('permission is asked when a reminder is set by hand, never on load', async ({
  page,
  tasks,
  dashboard,
}) => {
  await signedInPage(page, 'Call the library');
  await open(page);
  await tasks.add('Write a letter');
  // The reminder that was set elsewhere has come by then.
  await tasks.saved();
  await dashboard.loaded();
  await tasks.openSettings('Write a letter');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  expect((await stateOf(page)).asked).toBe(0);
  await dialog.getByRole('checkbox', { name: /^Reminder/ }).check();
  await expect.poll(async () => (await stateOf(page)).asked).toBe(1);
});

test('who looks at another window sees it from the system, and the card on coming back', async ({
  page,
}) => {
  await signedInPage(page, 'Call the library');
  await open(page, 'granted');
  await hide(page);
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect.poll(async () => (await stateOf(page)).shown).toEqual(['Call the library']);
  await expect(card(page, 'Call the library')).toHaveCount(1);
  expect((await stateOf(page)).asked).toBe(0);
});

test('[DB13] what fell due while the device slept is shown once, with its time', async ({
  page,
}) => {
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const reminderAt = now + 10 * MINUTE_MS;
  await signedInPage(page, 'Call the library', {
    due_date: new Date(now + 60 * MINUTE_MS),
    reminder_time: new Date(reminderAt),
  });
  await open(page, 'granted');
  await hide(page);
  // Timers stand still over sleep; each then runs once.
  await page.clock.fastForward(50 * MINUTE_MS);
  await expect.poll(async () => (await stateOf(page)).shown).toEqual(['Call the library']);
  const time = await page.evaluate((ms) => new Date(ms).toTimeString().slice(0, 5), reminderAt);
  await expect(card(page, 'Call the library')).toContainText(new RegExp(`From .*${time}`));
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(card(page, 'Call the library')).toHaveCount(1);
  expect((await stateOf(page)).shown).toEqual(['Call the library']);
});

test('with notifications off nothing pops up, and the list stays', async ({ page }) => {
  await signedInPage(page, 'Call the library');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const key = `plainday.preferences.${stored.user.id}`;
    localStorage.setItem(key, JSON.stringify({ notifications: false }));
  });
  await open(page, 'granted');
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(bell(page, 1)).toBeVisible();
  await expect(card(page, 'Call the library')).toHaveCount(0);
  expect((await stateOf(page)).shown).toEqual([]);
});
