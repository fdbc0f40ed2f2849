import { join } from 'node:path';
import { expect, userTest } from '@plainday/testing-e2e';
import type { BrowserContext, Page } from '@playwright/test';

const SPOKEN = join(import.meta.dirname, 'spoken.wav');

/** A person whose microphone speaks a sentence, again and again. */
export const test = userTest.extend({
  permissions: async ({}, use) => use(['microphone']),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${SPOKEN}`,
        ],
      }),
    { scope: 'worker' },
  ],
});

export const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
export const stop = (page: Page) => page.getByRole('button', { name: /^Stop/ });
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Voice notes' }).getByRole('listitem');
export const time = (page: Page) => page.getByRole('timer', { name: 'Time recorded' });
/** What is seen; its announcement says the same in another place. */
const SEEN = ':not([data-announcements] *)';
export const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).and(page.locator(SEEN)));
export const slider = (page: Page) => page.getByRole('slider');

/** A browser without speech recognition. */
export async function withoutRecognition(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** A recognizer that hears what the test says, in place of the browser's. Remembers how it was started. */
export async function withRecognition(page: Page, offers: 'device' | 'service'): Promise<void> {
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

export const hear = (page: Page, text: string, isFinal = true) =>
  page.evaluate(
    ([words, final]) =>
      (globalThis as unknown as { hear: (text: string, isFinal: boolean) => void }).hear(
        words as string,
        final as boolean,
      ),
    [text, isFinal] as const,
  );
export const started = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { started: boolean[] }).started);

/** Waits until so many seconds are recorded; a slow machine may see a few more. */
export async function recorded(page: Page, seconds: number): Promise<void> {
  const shown = async () => Number((await time(page).textContent())?.slice(-2));
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(seconds);
}

export const position = async (page: Page) =>
  Number(await slider(page).getAttribute('aria-valuenow'));

export async function recordFor(page: Page, seconds: number, title = ''): Promise<void> {
  const before = await rows(page).count();
  await record(page).click();
  await expect(stop(page)).toBeVisible();
  if (title) await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await recorded(page, seconds);
  await stop(page).click();
  await expect(rows(page)).toHaveCount(before + 1);
}

/** Everything that was sent while a test ran, but for counting tasks and asking for what is there. */
export function watchRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (!isRead) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
