import { isDayKey } from '@plainday/domain-calendar';
import { zoneNamed, type Line } from '@plainday/domain-calendar/icalendar';
import { dueOf, momentOf, readDate } from '../../core/dates.logic';
import type { Due } from '../../plan';

const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z)?)?$/i;

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
  const zone = zoneNamed(params.get('TZID') ?? '');
  if (zone === null) return dueOf({ day: key, time }, timeZone);
  return { at: momentOf({ day: key, time }, zone), hasTime: true };
}
