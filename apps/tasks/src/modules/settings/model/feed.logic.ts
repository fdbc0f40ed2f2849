import type { CalendarFeed } from './feed.schema';

const MINUTE_MS = 60_000;

/** The address as it is shown to who looks over a shoulder: `…/9f3c••••••••.ics`. */
export function maskedAddress({ address }: Pick<CalendarFeed, 'address'>): string {
  return `…/${address.slice(0, 4)}••••••••.ics`;
}

/** The address that opens a calendar app, which subscribes to it. */
export const webcalOf = ({ url }: Pick<CalendarFeed, 'url'>) => url.replace(/^https?:/, 'webcal:');

/** Whether nobody but this machine can reach the address. */
export function isOnlyHere({ url }: Pick<CalendarFeed, 'url'>): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function ago(ms: number, now: number): string {
  const minutes = Math.floor((now - ms) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const day = new Date(ms).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  return `on ${day}`;
}

/** When and by what the feed was read last: `read 20 min ago by Google`. Epoch milliseconds. */
export function readInWords(
  { read_at, read_by }: Pick<CalendarFeed, 'read_at' | 'read_by'>,
  now: number,
): string {
  if (read_at === null) return 'not read yet';
  return `read ${ago(Date.parse(read_at), now)}${read_by === null ? '' : ` by ${read_by}`}`;
}

/** What is lost with the address, for who is about to end it. */
export function endInWords(feed: Pick<CalendarFeed, 'read_at' | 'read_by'>, now: number): string {
  const who =
    feed.read_at === null ? 'Nothing has read it yet.' : `It was ${readInWords(feed, now)}.`;
  return `The present address ends at once and never comes back. ${who}`;
}
