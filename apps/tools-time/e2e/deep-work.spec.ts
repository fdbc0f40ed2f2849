import { expect, holdClock, installClock, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left' });

/** What this device has written of the sessions that are over: completed by the letter, or not. */
const completedOnes = (page: Page) =>
  page.evaluate(async () => {
    const session = localStorage.getItem('plainday.auth') ?? '';
    const { user } = JSON.parse(session) as { user: { id: string } };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`plainday-${user.id}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The database of this person cannot be opened'));
    });
    const space = 'deep-work-sessions';
    const all = db.transaction('values').objectStore('values');
    const reading = all.getAll(IDBKeyRange.bound([space], [space, []]));
    await new Promise((resolve) => (reading.onsuccess = resolve));
    db.close();
    return (reading.result as { value: { completed: boolean } }[]).map(
      ({ value: { completed } }) => completed,
    );
  });

test('[DW5][DW6][DW7][DW9][DW13] two cycles lead to the long break, each end says so, and nothing is sent', async ({
  page,
  dashboard,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await installClock(page);
  await dashboard.open('?tool=deep-work');
  await clock(page).waitFor();
  await dashboard.loaded();
  await button(page, /min work/).click();
  await page.getByRole('spinbutton', { name: 'Work (minutes)' }).fill('15');
  await page.getByRole('spinbutton', { name: 'Long break every (cycles)' }).fill('2');
  await page.getByRole('textbox', { name: 'Session title' }).fill('Write proposal');
  await expect(clock(page)).toHaveText('15:00');
  await button(page, 'Start').click();
  await expect(page.getByRole('heading', { name: 'Write proposal' })).toBeVisible();
  await holdClock(page);
  await page.clock.fastForward('05:00');
  await page.clock.resume();
  await page.reload();
  await expect(clock(page)).toHaveText(/^(10:00|09:\d\d)$/);
  // What shows messages is there before the clock stands.
  await button(page, 'Pause').click();
  await expect(message(page, 'Session paused')).toBeVisible();
  await button(page, 'Resume').click();
  await expect(message(page, 'Session resumed')).toBeVisible();
  await holdClock(page);
  await page.clock.fastForward('10:05');
  await expect(page.getByText(/^Break until/)).toBeVisible();
  await expect(message(page, 'Work session complete')).toBeVisible();
  await expect(message(page, 'Time for a break.')).toBeVisible();
  await page.clock.fastForward('10:05');
  await expect(page.getByText(/^Work until .* cycle 2 of 2$/)).toBeVisible();
  await expect(message(page, "Break's over")).toBeVisible();
  await expect(message(page, 'Back to work.')).toBeVisible();
  await page.clock.fastForward('15:05');
  await expect(page.getByText(/^Long break until/)).toBeVisible();
  await expect(message(page, 'Work session complete')).toBeVisible();
  await page.clock.resume();
  await button(page, 'Stop').click();
  await expect(page.getByRole('list', { name: 'Recent sessions' })).toContainText('2 cycles');
  await expect.poll(() => completedOnes(page)).toEqual([false]);
  expect(sent.filter((request) => request.includes('Write proposal'))).toEqual([]);
});

test('[DW10] two tabs show the same session and log it once', async ({ page, context }) => {
  await page.goto('/dashboard?tool=deep-work');
  await page.getByRole('textbox', { name: 'Session title' }).fill('Write proposal');
  await button(page, 'Start').click();
  const other = await context.newPage();
  await other.goto('/dashboard?tool=deep-work');
  await expect(other.getByRole('heading', { name: 'Write proposal' })).toBeVisible();
  await button(other, 'Stop').click();
  await expect(page.getByRole('textbox', { name: 'Session title' })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('list', { name: 'Recent sessions' }).getByRole('listitem'),
    ).toHaveCount(1);
  }
});

test('[DW8][DW9][DW12] a distraction becomes an idea and is counted; other tools wait until the session pauses', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=deep-work');
  await page.getByRole('textbox', { name: 'Session title' }).fill('Write proposal');
  await button(page, 'Start').click();
  await expect(page.getByRole('heading', { name: 'Write proposal' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText('Distraction noted')).toBeVisible();
  await page.getByRole('textbox', { name: 'What was it?' }).fill('Call Grace');
  const saving = page.waitForResponse((response) => response.url().includes('/ideas'));
  await button(page, 'Keep as an idea').click();
  expect((await saving).status()).toBeLessThan(300);
  await expect(message(page, '“Call Grace” kept as an idea')).toBeVisible();
  await dashboard.go('Idea Capture');
  const title = page.getByRole('main').getByRole('textbox').first();
  await title.fill('New roof');
  await title.press('Enter');
  await expect(page.getByText('New roof')).toBeVisible();
  await expect(page.getByText('Call Grace', { exact: true })).toBeVisible();
  await expect(page.getByText('Idea captured')).toHaveCount(0);
  await dashboard.go('Deep Work Sessions');
  await button(page, 'Pause').click();
  await expect(page.getByText('Idea captured').first()).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByRole('region', { name: 'What pulled you away' })).toContainText(
    'Call Grace',
  );
  await expect.poll(() => completedOnes(page)).toEqual([true]);
});
