import { createCalendarFeed } from '../../../../supabase/functions/calendar-feed/handler';
import type { Feed } from '../../../../supabase/functions/calendar-feed/feed.types';
import type { Backend } from '../backend';
import type { Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { Clock } from '../core/clock';
import type { FairShare } from '../limits/fair-share';

/** What the feed is made of here. */
export interface FeedRouteParts {
  readonly backend: Pick<Backend, 'transaction'>;
  /** Turns in the database; all feeds together are one of those who wait. */
  readonly shares: FairShare;
  readonly clock: Clock;
  readonly take: (kind: 'client' | 'address', key: string) => Promise<number>;
}

/** Whether a path is that of a feed. What follows is a secret. */
export const isFeedPath = (path: string) => path.startsWith('/functions/v1/calendar-feed/');

/** As Supabase has it: the role of services, for which the tables are open. */
async function readFeed(
  backend: FeedRouteParts['backend'],
  address: string,
  reader: string,
): Promise<Feed> {
  let feed: Feed = { state: 'unknown' };
  await backend.transaction(async (transaction) => {
    await transaction.script('set local role service_role');
    const sql = 'select public.read_calendar_feed($1, $2)::text as feed';
    const [row] = await transaction.query<{ feed: string }>(sql, [address, reader]);
    if (row) feed = JSON.parse(row.feed) as Feed;
  });
  return feed;
}

/** Answers `/functions/v1/calendar-feed/<address>.ics` with the function of `supabase/functions`. */
export function createFeedRoute(
  parts: FeedRouteParts,
): (request: GatewayRequest) => Promise<Reply> {
  const answer = createCalendarFeed({
    read: (address, reader) =>
      parts.shares.run('feeds', () => readFeed(parts.backend, address, reader)),
    take: parts.take,
    now: () => parts.clock.now(),
  });
  return async (request) => {
    const headers: Record<string, string> = {};
    for (const name of ['user-agent', 'if-none-match']) {
      const value = header(request, name);
      if (value !== undefined) headers[name] = value;
    }
    const url = request.origin + request.path + request.search;
    const web = new Request(url, { method: request.method, headers });
    const response = await answer(web, request.address);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
