import { readFile } from 'node:fs/promises';
import { expect, expectNoViolations } from '@plainday/testing-e2e';
import type { Route } from '@playwright/test';
import {
  position,
  record,
  recordFor,
  recorded,
  rows,
  said,
  slider,
  stop,
  test,
  watchRequests,
  withoutRecognition,
} from './voice-page';

const FAILED = 'Failed to process voice input. Please try again.';

test.describe('without speech recognition', { tag: '@full-browser' }, () => {
  test.beforeEach(async ({ context, dashboard, page }) => {
    await withoutRecognition(context);
    await dashboard.open('?tool=voice-notes');
    await expect(record(page)).toBeEnabled();
  });

  test('[VN1][VN2][VN3][VN10][VN13] recorded, kept over a reload, sent nowhere', async ({
    page,
    context,
  }) => {
    const sent = watchRequests(context);
    await said(page, 'No voice notes yet').toBeVisible();
    await record(page).click();
    await said(page, 'Recording started').toBeVisible();
    await expect(page.getByText('Speak clearly for best transcription').first()).toBeVisible();
    await expect(stop(page)).toBeFocused();
    await expect(page.getByText(/this browser cannot transcribe/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute(
      'placeholder',
      'Voice Note 1',
    );
    await recorded(page, 3);
    // The level moves: the fake microphone speaks.
    await expect
      .poll(() =>
        page
          .locator('[data-part=level] span')
          .evaluateAll((bars) => Math.max(...bars.map((bar) => bar.clientHeight))),
      )
      .toBeGreaterThan(20);
    await page.keyboard.press('Space');
    await said(page, 'Recording saved').toBeVisible();
    await expect(record(page)).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Voice Note 1');
    await expect(rows(page)).toContainText(/0:0[3-9]/);

    // A title that is typed before recording is the one the note gets, and is used up.
    const title = page.getByRole('textbox', { name: 'Title of the note' });
    await title.fill('Harbour');
    await page.reload();
    await expect(rows(page)).toContainText('Voice Note 1');
    await expect(title).toHaveValue('Harbour');
    await recordFor(page, 1);
    await expect(rows(page).first()).toContainText('Harbour');
    await expect(title).toHaveValue('');
    await expect(title).toHaveAttribute('placeholder', 'Voice Note 3');
    expect(sent).toEqual([]);
  });

  test('[VN5][VN6] search, rename, download, delete with Undo', async ({ page }) => {
    await recordFor(page, 2, 'Harbour café');
    await recordFor(page, 1);
    await page.getByRole('searchbox', { name: 'Search voice notes' }).fill('HARBOUR');
    await expect(rows(page)).toHaveCount(1);
    await rows(page)
      .getByRole('button', { name: /^Harbour café/ })
      .click();
    await page.getByRole('button', { name: 'Rename: Harbour café' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Harbour menu');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toContainText('Harbour menu');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download: Harbour menu' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Harbour menu\.(webm|m4a)$/);
    const bytes = await readFile(await download.path());
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');

    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search voice notes' }).fill('');
    await page.getByRole('button', { name: 'Delete: Harbour menu' }).click();
    await expect(rows(page)).toHaveCount(1);
    await said(page, 'Note deleted').toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(rows(page)).toHaveCount(2);
    // Its sound is back too: without it there is no place to go to.
    await slider(page).press('End');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(1);
  });

  test('[VN6][VN7][VN11] played, marked for three seconds, sought by keys, faster', async ({
    page,
  }) => {
    await recordFor(page, 7);
    const row = rows(page).first();
    await row.getByRole('button', { name: /^Voice Note 1/ }).click();
    // Slowly, so that it has not ended before it is paused.
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.75');
    await row.getByRole('button', { name: 'Play: Voice Note 1' }).click();
    await expect(row).toHaveAttribute('data-marked');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(1);
    await row.getByRole('button', { name: 'Pause: Voice Note 1' }).click();
    await expect(row).not.toHaveAttribute('data-marked');

    const length = Number(await slider(page).getAttribute('aria-valuemax'));
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '5');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `5 seconds of ${length} seconds`);
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('End');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(length - 1);
    const box = await slider(page).boundingBox();
    await slider(page).click({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
    await expect.poll(() => position(page)).toBeLessThanOrEqual(length / 2 + 1);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2');
    await slider(page).press('End');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(length - 1);
    // It plays to its end and goes back to the beginning.
    await page.getByRole('button', { name: 'Play: Voice Note 1' }).click();
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByRole('button', { name: 'Play: Voice Note 1' })).toBeVisible();
    await page.reload();
    await rows(page)
      .getByRole('button', { name: /^Voice Note 1/ })
      .click();
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
  });

  test('[VN8] what is used and left is said, and whether it lasts', async ({ page }) => {
    await recordFor(page, 1);
    await expect(page.getByText(/^\d+ kB of recordings, [\d.]+ [MG]B left/)).toBeVisible();
    const asked = await page.evaluate(() => navigator.storage.persisted());
    await expect(
      page.getByText(asked ? /keeps them until you delete them/ : /download what must last/),
    ).toBeVisible();
  });

  test('[VN9] a tab that dies leaves what was recorded', async ({ page, context }) => {
    await record(page).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Lost and found');
    await recorded(page, 4);
    const other = await context.newPage();
    await other.goto('/dashboard?tool=voice-notes');
    await expect(record(other)).toBeEnabled();
    // A recording that is alive in another tab is nobody's to finish.
    await expect(other.getByText(/was not finished/)).toHaveCount(0);
    await other.close();

    const cdp = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await next.goto('/dashboard?tool=voice-notes');
    await expect(next.getByText(/A recording of 0:\d\d was not finished/)).toBeVisible();
    await expectNoViolations(next, 'unfinished recording');
    await next.getByRole('button', { name: 'Delete it' }).click();
    await next.getByRole('button', { name: 'Undo' }).click();
    await next.getByRole('button', { name: 'Keep it' }).click();
    await expect(rows(next)).toContainText('Lost and found');
    await expect(next.getByText(/was not finished/)).toHaveCount(0);
    await next.getByRole('button', { name: 'Play: Lost and found' }).click();
    await expect.poll(() => position(next)).toBeGreaterThanOrEqual(2);
    await next.reload();
    await expect(rows(next)).toHaveCount(1);
  });

  test('[VN3] leaving the page ends the recording and keeps it', async ({ page, dashboard }) => {
    await record(page).click();
    await recorded(page, 1);
    await dashboard.go('Quick Notes');
    await said(page, 'Recording saved').toBeVisible();
    await dashboard.go('Voice Notes');
    await expect(rows(page)).toHaveCount(1);
  });

  test('[VN14] a note is written down on request only, and failures are said', async ({
    page,
    noise,
  }) => {
    noise.allow(/voice-to-text/, /status of (500|502|503)/);
    const answers: unknown[] = [];
    let hanging: Route | null = null;
    let answer: { status: number; body: string } | 'hang' = {
      status: 503,
      body: JSON.stringify({ code: 'not_configured', error: 'Set TRANSCRIPTION_URL first.' }),
    };
    await page.route('**/functions/v1/voice-to-text', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      answers.push((route.request().postDataJSON() as { mimeType: string }).mimeType);
      if (answer === 'hang') {
        hanging = route;
        return undefined;
      }
      return route.fulfill({ ...answer, contentType: 'application/json' });
    });
    await recordFor(page, 2);
    await rows(page)
      .getByRole('button', { name: /^Voice Note 1/ })
      .click();
    const ask = page.getByRole('button', { name: 'Transcribe' });
    await expect(ask).toBeVisible();
    expect(answers).toEqual([]);

    await ask.click();
    await said(page, 'Transcription Error').toBeVisible();
    await said(page, 'Set TRANSCRIPTION_URL first.').toBeVisible();
    for (const [asked, body] of ['{"error":"broken"}', '<html>garbage'].entries()) {
      answer = { status: 500, body };
      await ask.click();
      await expect.poll(() => answers.length).toBe(asked + 2);
      await said(page, FAILED).toBeVisible();
    }
    // While nobody answers the note can be played, and is asked for once.
    answer = 'hang';
    await ask.click();
    const working = page.getByRole('button', { name: 'Transcribing…' });
    await working.press('Enter');
    await slider(page).press('End');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(1);
    await expect.poll(() => hanging).not.toBeNull();
    expect(answers).toHaveLength(4);
    await (hanging as unknown as Route).abort('timedout');
    await expect(working).toHaveCount(0);
    await said(page, FAILED).toBeVisible();
    expect(answers).toHaveLength(4);
    answer = { status: 200, body: '{}' };
    await ask.click();
    await said(page, 'No transcription received').toBeVisible();

    answer = { status: 200, body: JSON.stringify({ text: 'Call Mara about the menu.' }) };
    await ask.click();
    await said(page, 'Voice transcribed').toBeVisible();
    await expect(rows(page)).toContainText('Call Mara about the menu.');
    await expect(page.getByText('1 task found')).toBeVisible();
    expect(answers).toHaveLength(6);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search voice notes' }).fill('MARA ABOUT');
    await expect(rows(page)).toHaveCount(1);
  });
});
