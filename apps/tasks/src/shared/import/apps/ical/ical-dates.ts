import { isDayKey } from '@plainday/domain-calendar';
import {
  isZone,
  zoneNamed,
  type DescribedZones,
  type Line,
} from '@plainday/domain-calendar/icalendar';
import { HOUR_MS } from '@plainday/shared-utils';
import { dueOf, momentOf, readDate } from '../../core/dates.logic';
import type { Due } from '../../plan';

const DAY_AND_TIME = /^\s*(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2}).*$/i;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z)?)?$/i;

/** The clocks by which a calendar is read. */
export interface Clocks {
  /** Of the person: for what names no zone. */
  readonly timeZone: string;
  readonly zones: DescribedZones;
}

/** The name of a zone that nobody knows and that the calendar does not describe; null for any other. */
export function unknownZone({ params, value }: Line, { zones }: Clocks): string | null {
  const name = params.get('TZID')?.trim() ?? '';
  const isWall = /T\d+$/i.test(value.trim()) && name !== '';
  return isWall && zoneNamed(name) === null && !zones.has(name) ? name : null;
}

/** The zone in which a line names its days: of rules the one that is as far from UTC at that moment. */
export function zoneOf({ params, value }: Line, { timeZone, zones }: Clocks): string {
  const name = params.get('TZID') ?? '';
  const clocks = zoneNamed(name) ?? zones.get(name) ?? timeZone;
  if (typeof clocks === 'string') return clocks;
  const hours = clocks(Date.parse(value.replace(DAY_AND_TIME, '$1-$2-$3T$4:$5Z'))) / HOUR_MS;
  const fixed = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return isZone(fixed) ? fixed : timeZone;
}

/** A date of a calendar: a day, a moment, or a clock on a wall in its zone. Null for what is none. */
export function readWhen({ value, params }: Line, { timeZone, zones }: Clocks): Due | null {
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
  const name = params.get('TZID') ?? '';
  const clocks = zoneNamed(name) ?? zones.get(name);
  if (clocks === undefined) return dueOf({ day: key, time }, timeZone);
  if (typeof clocks === 'string')
    return { at: momentOf({ day: key, time }, clocks), hasTime: true };
  const wall = Date.parse(`${key}T${time}:00Z`);
  return { at: wall - clocks(wall), hasTime: true };
}
