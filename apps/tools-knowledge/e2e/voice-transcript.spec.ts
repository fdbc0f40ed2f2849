import { expect, expectNoViolations } from '@plainday/testing-e2e';
import {
  hear,
  position,
  record,
  recorded,
  rows,
  said,
  started,
  stop,
  test,
  watchRequests,
  withRecognition,
} from './voice-page';

test(
  '[VN4][VN12][VN13] on the device it writes along by itself; words lead to their place',
  { tag: '@full-browser' },
  async ({ page, context, dashboard }) => {
    const sent = watchRequests(context);
    await withRecognition(page, 'device');
    await dashboard.open('?tool=voice-notes');
    await said(page, 'Transcript made on this device').toBeVisible();
    await record(page).click();
    await recorded(page, 1);
    expect(await started(page)).toEqual([true]);
    await hear(page, 'Call Mara', false);
    const card = page.getByRole('region', { name: 'Recording', exact: true });
    await expect(card.getByText('Call Mara')).toBeVisible();
    await expect(card.getByRole('log')).toBeEmpty();
    await hear(page, 'Call Mara about the menu.');
    await expect(card.getByRole('log')).toHaveText('Call Mara about the menu.');
    await expectNoViolations(page, 'while recording');
    await recorded(page, 3);
    await hear(page, 'Get a quote for forty cups.');
    await stop(page).click();
    const row = rows(page).first();
    await row.getByRole('button', { name: /^Voice Note 1/ }).click();
    await row.getByRole('button', { name: 'Get a quote for forty cups.' }).click();
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(3);
    await expectNoViolations(page, 'open note');
    expect(sent).toEqual([]);

    await expect(row.getByText('2 tasks found')).toBeVisible();
    await row.getByRole('button', { name: 'Make 2 tasks' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add 2 tasks' }).click();
    await expect(row.getByText('2 tasks made')).toBeVisible();
    await dashboard.go('All Tasks');
    await expect(page.getByText('Get a quote for forty cups')).toBeVisible();
  },
);

test(
  '[VN4] the service of the browser is asked for once, and off until then',
  { tag: '@full-browser' },
  async ({ page, dashboard }) => {
    await withRecognition(page, 'service');
    await dashboard.open('?tool=voice-notes');
    await record(page).click();
    const question = page.getByRole('group', { name: 'Live transcript' });
    await expect(question).toContainText('sends your voice to a service of its maker');
    await said(page, 'Recording started').toBeVisible();
    await expectNoViolations(page, 'the question');
    await recorded(page, 1);
    expect(await started(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep it here' }).click();
    await expect(stop(page)).toBeFocused();
    await stop(page).click();
    await expect(rows(page)).toHaveCount(1);

    await page.reload();
    await record(page).click();
    await recorded(page, 1);
    await expect(question).toHaveCount(0);
    expect(await started(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use the browser’s service' }).click();
    await expect.poll(() => started(page)).toEqual([false]);
    await page.evaluate(() => (globalThis as unknown as { failToHear: () => void }).failToHear());
    await expect(page.getByText(/service does not answer/)).toBeVisible();
    await stop(page).click();
    await expect(rows(page)).toHaveCount(2);
  },
);

test(
  '[VN1] a microphone that may not be used is said so',
  { tag: '@full-browser' },
  async ({ page, dashboard }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await dashboard.open('?tool=voice-notes');
    await record(page).click();
    await said(page, 'Recording failed').toBeVisible();
    await said(page, 'Please allow microphone access').toBeVisible();
    await expect(page.getByText(/Allow it for this site beside the address/)).toBeVisible();
    await expect(record(page)).toBeEnabled();
    await expectNoViolations(page, 'denied microphone');
  },
);

test(
  '[VN15] by keys alone: G V opens, N records and stops, F searches',
  { tag: '@full-browser' },
  async ({ page, dashboard }) => {
    await dashboard.open();
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    await expect(dashboard.heading('Voice Notes')).toBeFocused();
    await expect(record(page)).toBeEnabled();
    await page.keyboard.press('n');
    await recorded(page, 1);
    await page.keyboard.press('n');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('f');
    await expect(page.getByRole('searchbox', { name: 'Search voice notes' })).toBeFocused();
  },
);
