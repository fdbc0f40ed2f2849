import { isZone } from '@plainday/domain-calendar/icalendar';
import { dayKeyOf, instantOf, isDayKey, timeOfDay, type DayKey } from '@plainday/domain-calendar';
import { lastSecondOf } from '@plainday/domain-tasks';
import { MINUTE_MS } from '@plainday/shared-utils';
import type { DateOrder, Due } from '../plan';

/** A day, and perhaps a time of it, on a clock on a wall; or an instant. */
export interface WallDate {
  readonly day: DayKey;
  /** `HH:mm`. */
  readonly time: string | null;
  /** Set where the zone was said: epoch milliseconds. */
  readonly at?: number;
}

const pad = (value: number | string) => String(value).padStart(2, '0');

/** The key of a day that exists; of two digits of a year the nearest century. */
function dayOf(year: number, month: number, day: number): DayKey | null {
  const key = `${String(year < 100 ? 2000 + year : year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return isDayKey(key) ? key : null;
}

/** `9am`, `9:05`, `17:30:10`, `5:30 PM` as `HH:mm`. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(am|pm|uhr|h)?\.?\s*$/i.exec(
    text,
  );
  if (!match) return null;
  const [, hours = '', minutes, word = ''] = match;
  if (minutes === undefined && word === '') return null;
  let hour = Number(hours);
  if (/^[ap]m$/i.test(word)) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (/^p/i.test(word) ? 12 : 0);
  }
  return hour < 24 && Number(minutes ?? 0) < 60 ? `${pad(hour)}:${minutes ?? '00'}` : null;
}

const ISO =
  /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})\.?(?:[T ]+([\d:.]+(?: ?[ap]m)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const NUMBERS = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:,?\s+(.+))?$/;

/** A date of numbers alone. Null for what is none, or does not exist. */
export function readDate(raw: string, order: DateOrder): WallDate | null {
  const text = raw.trim();
  const iso = ISO.exec(text);
  if (iso) {
    const day = dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (!day) return null;
    const time = iso[4] === undefined ? null : readTime(iso[4]);
    if (iso[4] !== undefined && time === null) return null;
    if (iso[5] === undefined || time === null) return { day, time };
    const zone = iso[5].replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
    const at = Date.parse(`${day}T${time}:00${zone}`);
    return Number.isNaN(at) ? null : { day, time, at };
  }
  const numbers = NUMBERS.exec(text);
  if (!numbers) return null;
  const [, first, dot, second, year, rest] = numbers;
  const dayFirst = dot === '.' || order === 'day-first';
  const day = dayFirst
    ? dayOf(Number(year), Number(second), Number(first))
    : dayOf(Number(year), Number(first), Number(second));
  const time = rest === undefined ? null : readTime(rest);
  if (!day || (rest !== undefined && time === null)) return null;
  return {
    day,
    time:
      time === '00:00' && /^(?:0?0:00(?::00)?|12:00(?::00)?\s*am)$/i.test(rest ?? '') ? null : time,
  };
}

const OFFSET = /^@?(.+\S)\s*\((?:GMT|UTC)(?:([+-]\d{1,2})(?::?(\d{2}))?)?\)$/i;

/** A date with its offset behind it, as Notion has it: `December 1, 2026 2:30 PM (GMT+1)`. Null for any other. */
export function withOffset(raw: string): { readonly text: string; readonly offset: number } | null {
  const [, text, hours = '0', minutes = '0'] = OFFSET.exec(raw.trim()) ?? [];
  if (text === undefined) return null;
  const sign = hours.startsWith('-') ? -1 : 1;
  return { text, offset: (Number(hours) * 60 + sign * Number(minutes)) * MINUTE_MS };
}

/** Which number is the day in a column; `ambiguous` where each date may be read in both ways. */
export function dateOrderOf(column: readonly string[]): DateOrder | 'ambiguous' | 'none' {
  let found: 'ambiguous' | 'none' = 'none';
  for (const raw of column) {
    const match = NUMBERS.exec(raw.trim());
    if (!match || match[2] === '.') continue;
    if (Number(match[1]) > 12) return 'day-first';
    if (Number(match[3]) > 12) return 'month-first';
    if (match[1] !== match[3]) found = 'ambiguous';
  }
  return found;
}

/** Asking for the offset of a zone is slow, and files name the same days again and again. */
const known = new Map<string, number>();
const KNOWN_MAX = 5000;

function wallInstant(day: DayKey, time: string | null, timeZone: string): number {
  const name = `${timeZone} ${day} ${time}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const at = time === null ? lastSecondOf(day, timeZone) : instantOf(day, time, timeZone);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(name, at);
  return at;
}

/** A wall clock as a due date: a day alone is its last second. */
export function dueOf({ day, time, at }: WallDate, timeZone: string): Due {
  if (at !== undefined) return { at, hasTime: true };
  const wall = wallInstant(day, time, timeZone);
  return time === null
    ? { at: wall, hasTime: false, day }
    : { at: wall, hasTime: true, isWall: true };
}

/** A due date as a clock on a wall shows it. */
export const wallOf = ({ at, hasTime }: Due, timeZone: string): WallDate => ({
  day: dayKeyOf(at, timeZone),
  time: hasTime ? timeOfDay(at, timeZone) : null,
});

/** A date as text: its day, and its time where it has one. */
export function dateText(due: Due, timeZone: string): string {
  const { day, time } = wallOf(due, timeZone);
  return time === null ? day : `${day} ${time}`;
}

/** The moment of a date; of a day alone its noon. */
export function momentOf({ day, time, at }: WallDate, timeZone: string): number {
  return at ?? wallInstant(day, time ?? '12:00', timeZone);
}

/** The name of a zone that this browser knows, else another. */
export const zoneOr = (name: string, other: string): string => (isZone(name) ? name : other);
