import { DashboardPage, expect, installClock, seed, userTest as test } from '@plainday/testing-e2e';
import type { BrowserContext, Page } from '@playwright/test';

// Half past midnight of Sunday in Berlin, half past six in the evening of Saturday in New York.
const NOW = new Date('2026-11-21T23:30:00Z');

/** The zone of the device is set, and set anew, by one and the same session. */
test.use({ timezoneId: [async ({}, use) => use(undefined), { scope: 'test' }] });

async function openTab(context: BrowserContext, at: string) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const fly = (timezoneId: string) =>
    client.send('Emulation.setTimezoneOverride', { timezoneId }).then(() => undefined);
  await fly('America/New_York');
  await installClock(page, NOW);
  await new DashboardPage(page).open(at);
  return { page, fly };
}

/** Somebody comes back to the tab. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

const titles = (page: Page, name: string) =>
  page.getByRole('grid', { name, exact: true }).locator('[data-title]').allTextContents();

test('[issue 37.5] lists, filters, Today, the calendar and totals of open tabs follow the device into another zone', async ({
  context,
  page,
}) => {
  await new DashboardPage(page).open('?view=trash');
  await seed(page, 'tasks', [
    { title: 'Invoice', due_date: '2026-11-21T22:00:00Z', due_day: null, position: 0 },
    { title: 'Breakfast', due_date: '2026-11-22T08:00:00Z', due_day: null, position: 1 },
    { title: 'Water', due_date: '2026-11-23T04:59:59Z', due_day: '2026-11-22', position: 2 },
    // Still on Sunday in New York, after the end of it in Berlin.
    { title: 'Call', due_date: '2026-11-23T02:00:00Z', due_day: null, position: 3 },
  ]);
  await seed(page, 'time_sessions', [
    {
      task_name: 'Sketch',
      start_time: '2026-11-21T20:00:00Z',
      end_time: '2026-11-21T22:00:00Z',
      duration: 7200,
    },
  ]);
  const list = await openTab(context, '?view=all');
  const today = await openTab(context, '?view=today');
  const calendar = await openTab(context, '?tool=calendar');
  const tracker = await openTab(context, '?tool=time-tracker');
  const every = encodeURIComponent(JSON.stringify({ kind: 'priority', priority: 'medium' }));
  const filter = await openTab(context, `?tool=filter&at=${every}`);
  const row = (title: string) =>
    list.page.getByRole('row').filter({ has: list.page.getByText(title, { exact: true }) });
  const cellNow = calendar.page.locator('[aria-current="date"]');

  async function expectIn(zone: 'Berlin' | 'New York'): Promise<void> {
    const isHome = zone === 'Berlin';
    await expect(row('Invoice')).toContainText(isHome ? 'Nov 21, 23:00' : 'Nov 21, 17:00');
    await expect(row('Breakfast')).toContainText(isHome ? 'Nov 22, 09:00' : 'Nov 22, 03:00');
    await expect(row('Water')).toContainText('Nov 22');
    await expect
      .poll(() => filter.page.locator('#root main [data-title]').allTextContents())
      .toEqual(['Invoice', 'Breakfast', ...(isHome ? ['Water', 'Call'] : ['Call', 'Water'])]);
    await expect
      .poll(() => titles(today.page, 'Today'))
      .toEqual(isHome ? ['Breakfast', 'Water'] : ['Invoice']);
    await expect.poll(() => titles(today.page, 'Earlier')).toEqual(isHome ? ['Invoice'] : []);
    await expect(cellNow.first()).toHaveAccessibleName(
      isHome
        ? /^Sunday, November 22, today, 2 tasks/
        : /^Saturday, November 21, today, 1 task.*2 h 00 tracked/,
    );
    const total = tracker.page.getByRole('group', { name: 'Today' });
    await expect(total).toBeVisible();
    await (isHome ? expect(total).not : expect(total)).toContainText('2 h 00');
  }

  await expectIn('New York');
  const tabs = [list, today, calendar, tracker, filter];
  for (const zone of ['Europe/Berlin', 'America/New_York'] as const) {
    for (const { page: tab, fly } of tabs) {
      await fly(zone);
      await look(tab);
    }
    await expectIn(zone === 'Europe/Berlin' ? 'Berlin' : 'New York');
  }
});
