import { checkedUrl, Refused } from '../shared/public-address.ts';
import type { CalendarCode } from './answers.ts';

/** The longest calendar that is taken, in bytes; how long all of its requests may take; how often it may move. */
export const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** More came than was asked for. */
export class TooLarge extends Error {}

/** One request, to a public address and no other: rejects with `Refused` or `TooLarge`, or where nothing answers. */
export type SendOnce = (
  url: URL,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly maxBytes: number;
  },
) => Promise<{
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}>;

/** What came of it. */
export type Reading =
  | { readonly kind: 'text'; readonly text: string; readonly etag: string | undefined }
  | { readonly kind: 'same' }
  | { readonly kind: 'failed'; readonly code: CalendarCode };

const failed = (code: CalendarCode): Reading => ({ kind: 'failed', code });

/** Calendar apps have a scheme of their own for the same. */
const asHttps = (address: string) => address.replace(/^webcals?:/i, 'https:');

/** Some servers pack what nobody asked them to pack: no more comes out of it than may come as it is. */
async function unpacked(body: Uint8Array): Promise<Uint8Array> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  const packed = new Blob([body.slice()]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  const whole = new Uint8Array(MAX_BYTES);
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (size + piece.value.length > MAX_BYTES) {
      await reader.cancel();
      throw new TooLarge();
    }
    whole.set(piece.value, size);
    size += piece.value.length;
  }
  return whole.subarray(0, size);
}

/** UTF-8, or what old programs write; null for what is no calendar. */
function calendarIn(body: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    text = new TextDecoder('windows-1252').decode(body);
  }
  return /^\s*BEGIN:VCALENDAR\s/i.test(text) && /END:VCALENDAR\s*$/i.test(text) ? text : null;
}

/**
 * Reads a calendar at an address that people gave. Every address is looked at before it is asked, those that it is
 * sent on to as well.
 *
 * @param etag What the calendar was called when it was read before.
 */
export async function readCalendar(
  address: string,
  etag: string | undefined,
  { send, now }: { readonly send: SendOnce; readonly now: () => number },
): Promise<Reading> {
  const end = now() + TIMEOUT_MS;
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Plainday (calendar subscription)',
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
  try {
    let url = checkedUrl(asHttps(address));
    for (let moved = 0; moved <= MAX_REDIRECTS; moved += 1) {
      const timeoutMs = end - now();
      if (timeoutMs <= 0) return failed('no_answer');
      const answer = await send(url, { headers, timeoutMs, maxBytes: MAX_BYTES });
      const { status } = answer;
      if (status === 304 && etag !== undefined) return { kind: 'same' };
      const to = answer.header('location');
      if ([301, 302, 303, 307, 308].includes(status) && to !== undefined) {
        if (!URL.canParse(to, url)) return failed('address_refused');
        url = checkedUrl(asHttps(new URL(to, url).href));
        continue;
      }
      if ([401, 403, 404, 410].includes(status)) return failed('not_there');
      if (status !== 200) return failed('no_answer');
      const text = calendarIn(await unpacked(answer.body));
      return text === null
        ? failed('not_a_calendar')
        : { kind: 'text', text, etag: answer.header('etag') };
    }
    return failed('no_answer');
  } catch (error) {
    if (error instanceof Refused) return failed('address_refused');
    if (error instanceof TooLarge) return failed('too_large');
    return failed('no_answer');
  }
}
