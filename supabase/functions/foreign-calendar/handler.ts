import { HourlyLimit } from '../shared/hourly-limit.ts';
import { readBody } from '../voice-to-text/read-body.ts';
import { answerCalendar, refuse, type CalendarCode } from './answers.ts';
import { KeptCalendars } from './kept-calendars.ts';
import type { SendOnce } from './read-calendar.ts';

/** What the function needs of the place it runs in. */
export interface CalendarParts {
  /** Id of the person whose token a request bears; null without a good one. */
  readonly userOf: (request: Request) => Promise<string | null>;
  /** Asks one address, and none but a public one. */
  readonly send: SendOnce;
  readonly now: () => number;
}

/** Twenty calendars on some devices, every quarter of an hour, and a few that are tried. */
const PER_HOUR = 300;
const MAX_BODY_BYTES = 8 * 1024;
const MAX_ADDRESS = 2000;

const SENTENCES: Partial<Record<CalendarCode, readonly [status: number, error: string]>> = {
  address_refused: [422, 'This address cannot be reached from here.'],
  not_a_calendar: [422, 'There is no calendar at this address.'],
  too_large: [422, 'The calendar is larger than 2 MB.'],
  not_there: [422, 'The calendar is not there, or not for everybody.'],
};

async function asked(request: Request): Promise<{ address: string; tag: string } | null> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return null;
  try {
    const known = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown> | null;
    const { address, tag = '' } = known ?? {};
    if (typeof address !== 'string' || address.length > MAX_ADDRESS || typeof tag !== 'string') {
      return null;
    }
    return { address: address.trim(), tag };
  } catch {
    return null;
  }
}

/**
 * Makes the function: the address of a calendar in, its text out. One per process, for it keeps what it has read and
 * counts. An address comes in a body, never in a path, and is not logged: it may be a secret.
 */
export function createForeignCalendar(
  parts: CalendarParts,
): (request: Request) => Promise<Response> {
  const limit = new HourlyLimit(PER_HOUR, parts.now);
  const calendars = new KeptCalendars(parts);

  return async (request) => {
    if (request.method !== 'POST') {
      const allow = { allow: 'POST' };
      return refuse(405, 'method_not_allowed', 'Only POST can be used here.', allow);
    }
    const user = await parts.userOf(request);
    if (user === null) return refuse(401, 'not_signed_in', 'Please sign in again.');
    const wait = limit.take(user);
    if (wait > 0) {
      const message = 'Calendars were asked for too often. Try again later.';
      return refuse(429, 'too_many_requests', message, { 'retry-after': String(wait) });
    }
    const wanted = await asked(request);
    if (!wanted) return refuse(400, 'bad_request', 'The request needs the address of a calendar.');
    const found = await calendars.read(wanted.address);
    if (typeof found !== 'string') return answerCalendar(found, wanted.tag);
    const [status, error] = SENTENCES[found] ?? [502, 'The calendar does not answer.'];
    return refuse(status, found, error);
  };
}
