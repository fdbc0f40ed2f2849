import { dayAt, formatDay, timeOfDay, type DayRule } from '@plainday/domain-calendar';
import type { CalendarFault, FetchedCalendar } from './subscription.schema';

const FAULTS: Readonly<Record<CalendarFault, string>> = {
  address_refused: 'This address cannot be fetched: it must be public, and begin with https://',
  not_a_calendar: 'There is no calendar at this address',
  too_large: 'This calendar is larger than 2 MB',
  not_there: 'This calendar is not there, or not open to everybody who has the address',
  no_answer: 'No answer',
  too_many_requests: 'Calendars were asked for too often. Try again in an hour',
};

/** Why a calendar is not there, as a sentence without its full stop. */
const faultWords = (fault: CalendarFault): string => FAULTS[fault];

/** Why nothing can be seen of what was asked for, in such words; null where something can. */
export function faultOf(asked: FetchedCalendar | undefined): string | null {
  if (!asked) return 'The server cannot be reached. Try again';
  return asked.fault && faultWords(asked.fault);
}

/** A moment: `14:02` of today, else `Nov 25, 14:02`. Epoch milliseconds. */
function momentWords(at: number, now: number, rule: DayRule): string {
  const day = dayAt(at, rule);
  if (day === dayAt(now, rule)) return timeOfDay(at);
  return `${formatDay(day, { month: 'short', day: 'numeric' })}, ${timeOfDay(at)}`;
}

/** How a calendar is: `As of 14:02`, `No answer since Nov 25, 14:02`. */
export function stateWords(
  { fetchedAt = 0, fault = null }: Partial<FetchedCalendar>,
  now: number,
  rule: DayRule,
): { readonly text: string; readonly isWell: boolean } {
  const isWell = fault === null && fetchedAt > 0;
  if (fetchedAt === 0) return { text: fault ? FAULTS[fault] : 'Not fetched yet', isWell };
  const moment = momentWords(fetchedAt, now, rule);
  if (fault === null) return { text: `As of ${moment}`, isWell };
  if (fault === 'no_answer') return { text: `No answer since ${moment}`, isWell };
  return { text: `${FAULTS[fault]} (as of ${moment})`, isWell };
}

/** The address as it is kept: calendar apps have a scheme of their own for the same. */
export const asHttps = (address: string): string =>
  address.trim().replace(/^webcals?:\/\//i, 'https://');

/** What is wrong with an address before anybody is asked; undefined for nothing. */
export function addressFault(address: string, taken: readonly string[]): string | undefined {
  const https = asHttps(address);
  if (https === '') return 'A calendar needs an address';
  if (!/^https:\/\/[^\s/]+/i.test(https) || !URL.canParse(https)) {
    return 'An address begins with https:// or webcal://';
  }
  return taken.includes(https) ? 'This calendar is here already' : undefined;
}
