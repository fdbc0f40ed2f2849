import { feedText } from './calendar.ts';
import type { Feed } from './feed.types.ts';
import { readerOf } from './reader.ts';

/** What the function needs of the place it runs in. */
export interface FeedParts {
  /** Asks the database for an address, and notes who read it. */
  readonly read: (address: string, reader: string) => Promise<Feed>;
  /** Takes a place; answers the seconds to wait, 0 when there was one. */
  readonly take: (kind: 'client' | 'address', key: string) => Promise<number> | number;
  readonly now: () => number;
}

/** Of every answer: no page sends the address on, no search engine keeps it. */
const common = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

const ADDRESS = /\/([0-9a-f]{40})\.ics$/;

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: {
      ...common,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

const wait = (seconds: number) =>
  refuse(429, 'Too often. Try again later.', { 'retry-after': String(seconds) });

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('').slice(0, 32)}"`;
}

const isKnown = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));

/**
 * Makes the function: an address in, the tasks of whoever it belongs to as a calendar out.
 *
 * @returns Answers a request of a client, named by what its requests are counted by.
 */
export function createCalendarFeed(
  parts: FeedParts,
): (request: Request, client: string) => Promise<Response> {
  return async (request, client) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(405, 'Only GET and HEAD can be used here.', { allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const waitOfClient = await parts.take('client', client);
    if (waitOfClient > 0) return wait(waitOfClient);
    const address = ADDRESS.exec(url.pathname)?.[1];
    if (address === undefined) return refuse(404, 'There is no such calendar.');
    const waitOfAddress = await parts.take('address', address);
    if (waitOfAddress > 0) return wait(waitOfAddress);
    const feed = await parts.read(address, readerOf(headers.get('user-agent')));
    if (feed.state === 'ended') return refuse(410, 'This calendar has ended.');
    if (feed.state !== 'open') return refuse(404, 'There is no such calendar.');
    const kind = url.searchParams.get('kind') === 'vtodo' ? 'vtodo' : 'vevent';
    const text = feedText(feed.tasks, feed.zone, kind, parts.now());
    const etag = await tagOf(text);
    const cached = { ...common, etag, 'cache-control': 'private, no-cache' };
    if (isKnown(headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: cached });
    }
    return new Response(text, {
      headers: {
        ...cached,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="plainday.ics"',
      },
    });
  };
}
