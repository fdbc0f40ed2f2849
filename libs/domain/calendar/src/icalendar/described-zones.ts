import { DAY_MS, MINUTE_MS } from '@plainday/shared-utils';
import { valueOf, type Component } from './components';
import { zoneNamed } from './zone-named';

/** How far clocks are ahead of UTC when they show something, both in milliseconds. */
export type ClockRules = (wallMs: number) => number;

/** The zones that a calendar describes, by the names it gives them: names that are known, or rules. */
export type DescribedZones = ReadonlyMap<string, string | ClockRules>;

const STAMP = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?)?/;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** What a clock on a wall shows, as if it were UTC. Epoch milliseconds; null for what is no date. */
function wallOf(text: string): number | null {
  const parts = STAMP.exec(text.trim())?.slice(1);
  if (!parts) return null;
  const [year = 0, month = 1, ...rest] = parts.map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, ...(rest as [number]));
}

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})/.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** The day of a month that a rule names, `-1SU` or a weekday among days; null where it names none. */
function dayIn(year: number, month: number, fields: ReadonlyMap<string, string>): number | null {
  const [, place = '', name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(fields.get('BYDAY') ?? '') ?? [];
  const weekday = DAYS.indexOf(name);
  const among = (fields.get('BYMONTHDAY') ?? '').split(',').map(Number).filter(Boolean);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => at + 1).filter(
    (day) =>
      (weekday < 0 || new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday) &&
      (among.length === 0 || among.includes(day) || among.includes(day - length - 1)),
  );
  if (weekday < 0 && among.length === 0) return null;
  const at = Number(place) || 1;
  return days.at(at > 0 ? at - 1 : at) ?? null;
}

interface Observance {
  readonly before: number;
  readonly after: number;
  /** The last time until a moment of the wall at which it began; null where it had not. */
  readonly beganAt: (wallMs: number) => number | null;
}

function observanceOf(part: Component): Observance | null {
  const start = wallOf(valueOf(part, 'DTSTART'));
  const after = offsetOf(valueOf(part, 'TZOFFSETTO'));
  if (start === null || after === null) return null;
  const pairs = valueOf(part, 'RRULE').toUpperCase().split(';');
  const fields = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  const until = wallOf(fields.get('UNTIL') ?? '') ?? Infinity;
  const first = new Date(start);
  const month = Number(fields.get('BYMONTH') ?? 0) || first.getUTCMonth() + 1;
  const known = new Map<number, number>();
  const inYear = (year: number): number => {
    const day = known.get(year) ?? dayIn(year, month, fields) ?? first.getUTCDate();
    known.set(year, day);
    return Date.UTC(year, month - 1, day) + (((start % DAY_MS) + DAY_MS) % DAY_MS);
  };
  const dates = part.lines.filter(({ name }) => name === 'RDATE');
  const once = dates.flatMap(({ value }) => value.split(',').map((each) => wallOf(each) ?? NaN));
  return {
    before: offsetOf(valueOf(part, 'TZOFFSETFROM')) ?? after,
    after,
    beganAt: (wallMs) => {
      const year = new Date(wallMs).getUTCFullYear();
      // A rule that has ended began for the last time in its last year.
      const last = Math.min(year, new Date(Math.min(until + DAY_MS, 8.64e15)).getUTCFullYear());
      const yearly = fields.get('FREQ') === 'YEARLY' ? [last, last - 1].map(inYear) : [];
      const began = [start, ...once, ...yearly.filter((at) => at > start && at <= until + DAY_MS)];
      const past = began.filter((at) => at <= wallMs);
      return past.length > 0 ? Math.max(...past) : null;
    },
  };
}

/** The clocks of a zone by its own rules (RFC 5545 §3.6.5); null for one that has none. */
function rulesOf({ parts }: Component): ClockRules | null {
  const observances = parts.map(observanceOf).filter((one) => one !== null);
  const [first] = observances;
  if (!first) return null;
  return (wallMs) => {
    let found: { readonly at: number; readonly offset: number } | null = null;
    for (const { beganAt, after } of observances) {
      const at = beganAt(wallMs);
      if (at !== null && (found === null || at >= found.at)) found = { at, offset: after };
    }
    return found?.offset ?? first.before;
  };
}

/** Zones by the names that a calendar gives them: by the place that they say, else by their own rules. */
export function describedZones(parts: readonly Component[]): DescribedZones {
  const zones = new Map<string, string | ClockRules>();
  for (const part of parts) {
    const id = valueOf(part, 'TZID');
    if (part.name !== 'VTIMEZONE' || id === '') continue;
    const clocks = zoneNamed(valueOf(part, 'X-LIC-LOCATION')) ?? rulesOf(part);
    if (clocks !== null) zones.set(id, clocks);
  }
  return zones;
}
