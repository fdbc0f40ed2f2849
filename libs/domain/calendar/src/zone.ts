import { MINUTE_MS } from '@plainday/shared-utils';
import { addDays, partsOfDay, toDayKey } from './day-key';
import type { DayKey } from './day-key';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the clock on the wall shows, as if it were UTC: the usual trick to compute with zones. */
function wallClock(instantMs: number, timeZone: string): number {
  // The whole text and its numbers: its parts one by one take three times as long.
  const numbers = formatFor(timeZone).format(instantMs).match(/\d+/g) ?? [];
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** What is to be added to UTC in the zone of this device. Asks no formatter: the first one takes longer than a frame. */
function deviceOffset(instantMs: number): number {
  return -new Date(instantMs).getTimezoneOffset() * MINUTE_MS;
}

/** The clock on the wall as a `Date` whose UTC fields show it. */
function wallDate(instantMs: number, timeZone: string | undefined): Date {
  if (timeZone !== undefined) return new Date(wallClock(instantMs, timeZone));
  return new Date(instantMs + deviceOffset(instantMs));
}

/**
 * How far the clocks of a zone are ahead of UTC at an instant. Milliseconds.
 *
 * @param instantMs Epoch milliseconds.
 * @param timeZone IANA name; the zone of this device when left out.
 */
export function offsetAt(instantMs: number, timeZone?: string): number {
  if (timeZone === undefined) return deviceOffset(instantMs);
  const wholeSeconds = Math.floor(instantMs / 1000) * 1000;
  return wallClock(wholeSeconds, timeZone) - wholeSeconds;
}

/**
 * The local day of an instant.
 *
 * @param instantMs Epoch milliseconds.
 * @param timeZone IANA name; the zone of this device when left out.
 */
export function dayKeyOf(instantMs: number, timeZone?: string): DayKey {
  const date = wallDate(instantMs, timeZone);
  return toDayKey(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Time of day of an instant in 24-hour form, `09:05`. */
export function timeOfDay(instantMs: number, timeZone?: string): string {
  return wallDate(instantMs, timeZone).toISOString().slice(11, 16);
}

/**
 * The instant at which a local clock shows a time on a day. A time that a clock change skips is
 * moved forward by the gap (02:30 → 03:30), one that comes twice is taken the first time.
 *
 * @param time `HH:mm`, 24 hours.
 * @param timeZone IANA name; the zone of this device when left out.
 * @param notBefore Epoch milliseconds: of a time that comes twice the second, where only that is not before.
 * @returns Epoch milliseconds.
 */
export function instantOf(
  key: DayKey,
  time: string,
  timeZone?: string,
  notBefore = -Infinity,
): number {
  const { year, month, day } = partsOfDay(key);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const before = offsetAt(wall - 24 * 60 * MINUTE_MS, timeZone);
  const after = offsetAt(wall + 24 * 60 * MINUTE_MS, timeZone);
  const exact = [before, after].filter((offset) => offsetAt(wall - offset, timeZone) === offset);
  const first = wall - (exact.length > 0 ? Math.max(...exact) : before);
  const last = wall - (exact.length > 0 ? Math.min(...exact) : before);
  return first < notBefore && last >= notBefore ? last : first;
}

/** First instant of a local day: not always midnight, some zones change their clocks then. */
export function startOfDay(key: DayKey, timeZone?: string): number {
  const midnight = instantOf(key, '00:00', timeZone);
  if (dayKeyOf(midnight, timeZone) === key) return midnight;
  throw new Error(`The day ${key} does not exist in ${timeZone ?? 'this zone'}.`);
}

/** First instant after a local day, so that a day is `startOfDay ≤ t < endOfDay` (23, 24 or 25 h). */
export function endOfDay(key: DayKey, timeZone?: string): number {
  return startOfDay(addDays(key, 1), timeZone);
}
