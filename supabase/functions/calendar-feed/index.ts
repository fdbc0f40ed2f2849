import type { Feed } from './feed.types.ts';
import { createCalendarFeed } from './handler.ts';
import { HourlyLimit } from '../shared/hourly-limit.ts';

/** The part of Deno that is used here: Supabase runs a bundle of this file, the gateway runs `handler.ts`. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const key = env['SUPABASE_SERVICE_ROLE_KEY'] ?? '';
const now = () => Date.now();
const limits = { client: new HourlyLimit(600, now), address: new HourlyLimit(120, now) };

async function read(asked: string, reader: string): Promise<Feed> {
  const answer = await fetch(`${env['SUPABASE_URL']}/rest/v1/rpc/read_calendar_feed`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ asked, reader }),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}.`);
  return (await answer.json()) as Feed;
}

const calendarFeed = createCalendarFeed({
  read,
  take: (kind, counted) => limits[kind].take(counted),
  now,
});

Deno.serve(async (request) => {
  const client = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown';
  try {
    return await calendarFeed(request, client);
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The feed failed.');
    return new Response('Try again later.', { status: 503, headers: { 'retry-after': '300' } });
  }
});
