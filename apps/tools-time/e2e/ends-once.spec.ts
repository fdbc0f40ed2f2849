import { expect, holdClock, installClock, message, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { heard, listen } from './listen';

const MINUTE_MS = 60_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** A tab that would sound and show an end; its clock is the one of all tabs. */
async function openTab(page: Page, at: string): Promise<void> {
  await installClock(page);
  await listen(page, 'granted');
  await page.goto(`/dashboard?${at}`);
  await page.locator('#root').getByRole('heading', { level: 1 }).waitFor();
}

/** A tab that nobody looks at. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const tools = [
  { tool: 'pomodoro', minutes: '25:00', said: 'Focus is done', after: /^Start$/ },
  { tool: 'deep-work', minutes: '50:00', said: 'Work session complete', after: /^Pause$/ },
];
const places = [
  { name: 'two tabs of it', other: (tool: string) => `tool=${tool}` },
  { name: 'one tab of it and one of another tool', other: () => 'tool=notes' },
];

for (const { tool, minutes, said } of tools) {
  for (const { name, other: place } of places) {
    test(`[PO7] [issue 41.7] an end of ${tool} is shown and sounds once in ${name}`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await openTab(page, `tool=${tool}`);
      if (tool === 'deep-work') {
        await page.getByRole('textbox', { name: 'Session title' }).fill('Write proposal');
      } else {
        await button(page, /^Notification at the end$/).click();
      }
      await button(page, /^Start$/).click();
      await button(page, /^Pause$/).waitFor();
      await openTab(other, place(tool));
      await holdClock(page);
      await holdClock(other);
      const tabs = [page, other];
      await page.clock.fastForward(minutes);
      await page.clock.resume();
      const all = async () => {
        const both = await Promise.all(tabs.map(heard));
        return {
          shown: both.flatMap(({ shown }) => shown),
          tones: both.reduce((sum, { tones }) => sum + tones, 0),
        };
      };
      await expect.poll(async () => (await all()).shown).toEqual([said]);
      // What a second tab says comes within two seconds.
      await page.clock.fastForward(5000);
      expect(await all()).toEqual({ shown: [said], tones: 2 });
    });
  }
}

test('[PO6] [issue 41.7] an end over sleep is shown once on waking, with its time', async ({
  page,
}) => {
  await openTab(page, 'tool=pomodoro');
  await button(page, /^Notification at the end$/).click();
  await button(page, /^Start$/).click();
  await button(page, /^Pause$/).waitFor();
  await holdClock(page);
  const endsAt = await page.evaluate((ms) => Date.now() + ms, 25 * MINUTE_MS);
  await hide(page);
  // Timers stand still over sleep; each then runs once.
  await page.clock.fastForward(80 * MINUTE_MS);
  await page.clock.resume();
  await expect.poll(async () => (await heard(page)).shown).toEqual(['Focus is done']);
  const time = await page.evaluate((ms) => new Date(ms).toTimeString().slice(0, 5), endsAt);
  expect((await heard(page)).bodies).toEqual([expect.stringContaining(`(ended at ${time})`)]);
  await expect(message(page, 'Focus is done')).toHaveCount(1);
  await page.clock.fastForward(5 * MINUTE_MS);
  expect((await heard(page)).shown).toEqual(['Focus is done']);
});
