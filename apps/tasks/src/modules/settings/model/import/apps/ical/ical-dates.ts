import { isDayKey } from '@plainday/domain-calendar';
import { dueOf, momentOf, readDate, zoneOr } from '../../core/dates.logic';
import { zoneOfWindows } from '../../core/windows-zones';
import type { Due } from '../../plan';
import type { Line } from './ical-lines';

const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z)?)?$/i;
const LENGTH = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** A zone by its name, also one of Windows or one with a path before it; null where nobody knows it. */
export function zoneOf(name: string): string | null {
  const plain = zoneOfWindows(name);
  return (
    [plain, plain.split('/').slice(-2).join('/')]
      .map((zone) => zoneOr(zone, ''))
      .find((zone) => zone !== '') ?? null
  );
}

/** A date of a calendar: a day, a moment, or a clock on a wall in its zone. Null for what is none. */
export function readWhen({ value, params }: Line, timeZone: string): Due | null {
  const raw = value.trim();
  const [, year, month, day, hour, minute, utc] = BASIC.exec(raw) ?? [];
  if (year === undefined) {
    const date = readDate(raw, 'month-first');
    return date && dueOf(date, timeZone);
  }
  const key = `${year}-${month}-${day}`;
  if (!isDayKey(key)) return null;
  if (hour === undefined || params.get('VALUE')?.toUpperCase() === 'DATE') {
    return dueOf({ day: key, time: null }, timeZone);
  }
  const time = `${hour}:${minute}`;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  if (utc) return { at: Date.parse(`${key}T${time}:00Z`), hasTime: true };
  const zone = zoneOf(params.get('TZID') ?? '');
  if (zone === null) return dueOf({ day: key, time }, timeZone);
  return { at: momentOf({ day: key, time }, zone), hasTime: true };
}

/** The minutes of a length, `P1DT2H`, also before (`-PT15M`); null for what is none. */
export function minutesOfLength(raw: string): number | null {
  const match = LENGTH.exec(raw.trim());
  if (!match) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0));
  const whole = (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
  return (whole + Math.round((seconds ?? 0) / 60)) * (match[1] === '-' ? -1 : 1);
}
