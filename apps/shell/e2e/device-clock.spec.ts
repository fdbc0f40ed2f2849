import {
  installClock,
  DashboardPage,
  expect,
  TaskListPage,
  userTest as test,
} from '@plainday/testing-e2e';
import type { BrowserContext, Page } from '@playwright/test';

const HOUR_MS = 3_600_000;
const names = ['red', 'green', 'blue'];

/** Opens a tab whose clock goes on as usual, until it is set. */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  await installClock(page, Date.now());
  await new DashboardPage(page).open();
  return { page, tasks: new TaskListPage(page) };
}

/** Somebody comes back to the tab. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

test('[F10] [issue 37.5] three tabs stay signed in while the clock of the device jumps', async ({
  context,
}) => {
  const tabs = [await openTab(context), await openTab(context), await openTab(context)] as const;
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) renewals.push(request.url());
  });

  for (const hours of [2, -3, 0]) {
    for (const { page } of tabs) await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
    for (let round = 0; round < 4; round += 1) for (const { page } of tabs) await look(page);
    for (const [index, { tasks }] of tabs.entries()) {
      await tasks.add(`Entry ${names[index]} of jump ${hours + 4}`);
      await tasks.saved();
    }
    for (const { tasks } of tabs)
      for (const index of tabs.keys())
        await expect(tasks.row(`Entry ${names[index]} of jump ${hours + 4}`)).toBeVisible();
  }
  // One session for all: what one tab has renewed is there for the others.
  expect(renewals.length).toBeLessThanOrEqual(3);
});
