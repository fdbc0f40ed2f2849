import type { CalendarCode, CalendarText } from './answers.ts';
import { readCalendar, type SendOnce } from './read-calendar.ts';

/** Whoever asks, and however often: an address is asked no more than this often. One that failed, after a minute. */
const EVERY_MS = 15 * 60_000;
const AFTER_FAILURE_MS = 60_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_CALENDARS = 5000;

interface Kept {
  readonly calendar: CalendarText | null;
  readonly etag: string | undefined;
  readonly failure: CalendarCode | null;
  readonly askedAt: number;
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}

/** Calendars by their addresses, in memory: those who have the same one share it, the oldest make room. */
export class KeptCalendars {
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<Kept>>();
  #characters = 0;

  constructor(readonly parts: { readonly send: SendOnce; readonly now: () => number }) {}

  /** The calendar as it is, or was a short while ago; else why it is not there. */
  async read(address: string): Promise<CalendarText | CalendarCode> {
    const known = this.#kept.get(address);
    const pause = known?.failure === null ? EVERY_MS : AFTER_FAILURE_MS;
    const isFresh = known !== undefined && this.parts.now() - known.askedAt < pause;
    const { calendar, failure } = isFresh ? known : await this.#ask(address, known);
    return failure ?? calendar ?? 'no_answer';
  }

  #ask(address: string, known: Kept | undefined): Promise<Kept> {
    const asking = this.#asking.get(address);
    if (asking) return asking;
    const asked = this.#fetch(address, known).finally(() => this.#asking.delete(address));
    this.#asking.set(address, asked);
    return asked;
  }

  async #fetch(address: string, known: Kept | undefined): Promise<Kept> {
    const askedAt = this.parts.now();
    const reading = await readCalendar(address, known?.etag, this.parts);
    const before = { calendar: known?.calendar ?? null, etag: known?.etag, askedAt };
    let kept: Kept;
    if (reading.kind === 'failed') kept = { ...before, failure: reading.code };
    else if (reading.kind === 'same' && before.calendar) {
      kept = { ...before, calendar: { ...before.calendar, fetchedAt: askedAt }, failure: null };
    } else {
      const text = reading.kind === 'text' ? reading.text : '';
      const etag = reading.kind === 'text' ? reading.etag : undefined;
      const calendar = { text, tag: await tagOf(text), fetchedAt: askedAt };
      kept = { calendar, etag, failure: null, askedAt };
    }
    this.#forget(address);
    this.#kept.set(address, kept);
    this.#characters += kept.calendar?.text.length ?? 0;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= MAX_CHARACTERS && this.#kept.size <= MAX_CALENDARS) break;
      this.#forget(oldest);
    }
    return kept;
  }

  #forget(address: string): void {
    this.#characters -= this.#kept.get(address)?.calendar?.text.length ?? 0;
    this.#kept.delete(address);
  }
}
