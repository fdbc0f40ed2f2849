import { isDayKey } from '@plainday/domain-calendar';
import {
  isZone,
  zoneNamed,
  type ClockRules,
  type DescribedZones,
  type Line,
} from '@plainday/domain-calendar/icalendar';
import { HOUR_MS } from '@plainday/shared-utils';
import { dueOf, momentOf, readDate } from '../../core/dates.logic';
import type { Due } from '../../plan';

const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?(Z)?)?$/i;

/** The clocks by which a calendar is read. */
export interface Clocks {
  /** Of the person: for what names no zone. */
  readonly timeZone: string;
  readonly zones: DescribedZones;
}

/** The clocks that a line names: a zone, or the rules that its calendar has for it; undefined where nobody knows any. */
function clocksOf({ params }: Line, { zones }: Clocks): string | ClockRules | undefined {
  const name = params.get('TZID')?.trim() ?? '';
  return zoneNamed(name) ?? zones.get(name);
}

/** The day and the time that a line says. */
function partsOf({ value }: Line) {
  const [, year, month, day, hour, minute, utc] = BASIC.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const time = hour === undefined ? null : `${hour}:${minute}`;
  return { day: `${year}-${month}-${day}`, time, isUtc: utc !== undefined };
}

/** The name of a zone that nobody knows and that the calendar does not describe; null for any other. */
export function unknownZone(line: Line, clocks: Clocks): string | null {
  const { time = null, isUtc = false } = partsOf(line) ?? {};
  const name = line.params.get('TZID')?.trim() || null;
  return time === null || isUtc || clocksOf(line, clocks) !== undefined ? null : name;
}

/** The zone in which a line names its days: of rules the one that is as far from UTC at that moment. */
export function zoneOf(line: Line, clocks: Clocks): string {
  const { timeZone } = clocks;
  const named = clocksOf(line, clocks) ?? timeZone;
  if (typeof named === 'string') return named;
  const { day = '', time = null } = partsOf(line) ?? {};
  const hours = named(Date.parse(`${day}T${time ?? '00:00'}Z`)) / HOUR_MS;
  const fixed = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return isZone(fixed) ? fixed : timeZone;
}

/** A date of a calendar: a day, a moment, or a clock on a wall in its zone. Null for what is none. */
export function readWhen(line: Line, clocks: Clocks): Due | null {
  const { timeZone } = clocks;
  const parts = partsOf(line);
  if (!parts) {
    const date = readDate(line.value.trim(), 'month-first');
    return date && dueOf(date, timeZone);
  }
  const { day, time, isUtc } = parts;
  if (!isDayKey(day)) return null;
  if (time === null || line.params.get('VALUE')?.toUpperCase() === 'DATE') {
    return dueOf({ day, time: null }, timeZone);
  }
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall) || time.startsWith('24')) return null;
  if (isUtc) return { at: wall, hasTime: true };
  const named = clocksOf(line, clocks);
  if (named === undefined) return dueOf({ day, time }, timeZone);
  const at = typeof named === 'string' ? momentOf({ day, time }, named) : wall - named(wall);
  return { at, hasTime: true };
}
