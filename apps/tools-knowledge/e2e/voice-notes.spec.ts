import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { BrowserContext, Page } from '@playwright/test';

const SPOKEN = join(import.meta.dirname, 'spoken.wav');
const FAILED = 'Failed to process voice input. Please try again.';

test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${SPOKEN}`,
      ],
    }),
});

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
const stop = (page: Page) => page.getByRole('button', { name: /^Stop/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Voice notes' }).getByRole('listitem');
const time = (page: Page) => page.getByRole('timer', { name: 'Time recorded' });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }));
const slider = (page: Page) => page.getByRole('slider');

/** A browser without speech recognition. */
async function withoutRecognition(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** A recognizer that hears what the test says, in place of the browser's. Remembers how it was started. */
async function withRecognition(page: Page, offers: 'device' | 'service'): Promise<void> {
  await page.addInitScript((place) => {
    const started: boolean[] = [];
    class Recognizer {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      declare processLocally: boolean;
      start() {
        started.push(this.processLocally);
        Object.assign(globalThis, {
          hear: (text: string, isFinal: boolean) =>
            this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: text } }] }),
          failToHear: () => this.onerror?.({ error: 'network' }),
        });
      }
      abort() {
        this.onend?.();
      }
      static available = () => Promise.resolve(place === 'device' ? 'available' : 'unavailable');
    }
    Object.defineProperty(Recognizer.prototype, 'processLocally', { value: false, writable: true });
    Object.assign(globalThis, {
      started,
      SpeechRecognition: Recognizer,
      webkitSpeechRecognition: Recognizer,
    });
  }, offers);
}

const hear = (page: Page, text: string, isFinal = true) =>
  page.evaluate(
    ([words, final]) =>
      (globalThis as unknown as { hear: (text: string, isFinal: boolean) => void }).hear(
        words as string,
        final as boolean,
      ),
    [text, isFinal] as const,
  );
const started = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { started: boolean[] }).started);

/** Waits until so many seconds are recorded; a slow machine may see a few more. */
async function recorded(page: Page, seconds: number): Promise<void> {
  const shown = async () => Number((await time(page).textContent())?.slice(-2));
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(seconds);
}

const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

async function recordFor(page: Page, seconds: number, title = ''): Promise<void> {
  const before = await rows(page).count();
  await record(page).click();
  if (title) await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await recorded(page, seconds);
  await stop(page).click();
  await expect(rows(page)).toHaveCount(before + 1);
}

/** Everything that was sent while a test ran, but for counting tasks and asking for what is there. */
function watchRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (!isRead) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test.describe('without speech recognition', () => {
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
    await expect(page.getByText(/this browser cannot write along/)).toBeVisible();
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

    await page.reload();
    await expect(rows(page)).toContainText('Voice Note 1');
    await recordFor(page, 1);
    await expect(rows(page).first()).toContainText('Voice Note 2');
    expect(sent).toEqual([]);
  });

  test('[VN5][VN6] search, rename, download, delete with Undo', async ({ page }) => {
    await recordFor(page, 1, 'Harbour café');
    await recordFor(page, 1);
    await page.getByRole('searchbox', { name: 'Search voice notes' }).fill('HARBOUR');
    await expect(rows(page)).toHaveCount(1);
    await rows(page)
      .getByRole('button', { name: /^Harbour café/ })
      .click();
    await page.getByRole('button', { name: 'Rename: Harbour café' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Harbour menu');
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
    const deleted = page.getByRole('listitem').filter({ hasText: 'Note deleted' });
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Play: Harbour menu' }).click();
    await expect(page.getByRole('button', { name: 'Pause: Harbour menu' })).toBeVisible();
  });

  test('[VN6][VN7][VN11] played, marked for three seconds, sought by keys, faster', async ({
    page,
  }) => {
    await recordFor(page, 7);
    const row = rows(page).first();
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
    await page.keyboard.press('End');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2');
    await page.reload();
    await rows(page)
      .getByRole('button', { name: /^Voice Note 1/ })
      .click();
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
    // It plays to its end and goes back to the beginning.
    await page.getByRole('button', { name: 'Play: Voice Note 1' }).click();
    await expect(page.getByRole('button', { name: 'Pause: Voice Note 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play: Voice Note 1' })).toBeVisible();
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
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
    let answer: { status: number; body: string } | 'hang' = {
      status: 503,
      body: JSON.stringify({ code: 'not_configured', error: 'Set TRANSCRIPTION_URL first.' }),
    };
    await page.route('**/functions/v1/voice-to-text', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      answers.push((route.request().postDataJSON() as { mimeType: string }).mimeType);
      if (answer === 'hang') return undefined;
      return route.fulfill({ ...answer, contentType: 'application/json' });
    });
    await recordFor(page, 1);
    await rows(page)
      .getByRole('button', { name: /^Voice Note 1/ })
      .click();
    const ask = page.getByRole('button', { name: 'Transcribe' });
    await expect(ask).toBeVisible();
    expect(answers).toEqual([]);

    await ask.click();
    await said(page, 'Transcription Error').toBeVisible();
    await said(page, 'Set TRANSCRIPTION_URL first.').toBeVisible();
    for (const body of ['{"error":"broken"}', '<html>garbage']) {
      answer = { status: 500, body };
      await ask.click();
      await said(page, FAILED).toBeVisible();
    }
    answer = { status: 200, body: '{}' };
    await ask.click();
    await said(page, 'No transcription received').toBeVisible();

    answer = { status: 200, body: JSON.stringify({ text: 'Call Mara about the menu.' }) };
    await ask.click();
    await said(page, 'Voice transcribed').toBeVisible();
    await expect(rows(page)).toContainText('Call Mara about the menu.');
    await expect(page.getByText('1 task found')).toBeVisible();
    expect(answers).toHaveLength(5);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search voice notes' }).fill('MARA ABOUT');
    await expect(rows(page)).toHaveCount(1);
  });
});

test('[VN4][VN12][VN13] on the device it writes along by itself; words lead to their place', async ({
  page,
  context,
  dashboard,
}) => {
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
  await row.getByRole('button', { name: 'Make tasks' }).click();
  await expect(row.getByText('2 tasks made')).toBeVisible();
  await dashboard.go('All Tasks');
  await expect(page.getByText('Get a quote for forty cups')).toBeVisible();
});

test('[VN4] the service of the browser is asked for once, and off until then', async ({
  page,
  dashboard,
}) => {
  await withRecognition(page, 'service');
  await dashboard.open('?tool=voice-notes');
  await record(page).click();
  const question = page.getByRole('group', { name: 'Live transcript' });
  await expect(question).toContainText('sends your voice to a service of its maker');
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
});

test('[VN1] a microphone that may not be used is said so', async ({ page, dashboard }) => {
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
});

test('[VN15] by keys alone: G V opens, N records and stops, F searches', async ({
  page,
  dashboard,
}) => {
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
});
