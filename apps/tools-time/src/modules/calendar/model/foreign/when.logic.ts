import { instantOf } from '@plainday/domain-calendar';
import {
  zoneNamed,
  type ClockRules,
  type DescribedZones,
  type Line,
} from '@plainday/domain-calendar/icalendar';
import { MINUTE_MS } from '@plainday/shared-utils';

/** Clocks: of a zone by its name or its rules, so far ahead of UTC (milliseconds), or of this device. */
type Clocks = string | number | ClockRules | undefined;

/** A date of a calendar: what the clocks on the wall show there, as if it were UTC. Epoch milliseconds. */
export interface When {
  readonly wall: number;
  readonly isDay: boolean;
  readonly clocks: Clocks;
}

const VALUE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i;

/** A date as it is written; null for what is none. */
export function readValue(value: string, clocks: Clocks): When | null {
  const match = VALUE.exec(value.trim());
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal = new Date(wall).toISOString().startsWith(value.trim().slice(0, 4));
  if (!isReal || month > 12 || day > 31 || year < 1900 || year > 2200) return null;
  const isDay = match[4] === undefined;
  return { wall, isDay, clocks: match[7] ? 0 : isDay ? undefined : clocks };
}

/** All dates of a line, by the zone that it names. */
export function readDates({ value, params }: Line, zones: DescribedZones): When[] {
  const name = params.get('TZID');
  const clocks = name === undefined ? undefined : (zoneNamed(name) ?? zones.get(name));
  return value.split(',').flatMap((each) => readValue(each.split('/')[0] ?? '', clocks) ?? []);
}

const iso = (wall: number) => new Date(wall).toISOString();

/** The instant at which clocks show something. Epoch milliseconds. */
export function instantAt(wall: number, clocks: Clocks): number {
  if (typeof clocks === 'number') return wall - clocks;
  if (typeof clocks === 'function') return wall - clocks(wall);
  const seconds = wall % MINUTE_MS;
  return instantOf(iso(wall).slice(0, 10), iso(wall).slice(11, 16), clocks) + seconds;
}

/** The instant of a date; of a day its midnight here. */
export const instantOfWhen = ({ wall, clocks }: When): number => instantAt(wall, clocks);
