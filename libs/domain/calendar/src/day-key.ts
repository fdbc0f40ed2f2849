import { DAY_MS } from '@plainday/shared-utils';

/** A calendar day without a time zone: `yyyy-MM-dd`. Sorts as text (spec §3, Habit completion). */
export type DayKey = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** The key of a year, a month (1–12) and a day; values beyond their range roll over like `Date`. */
export function toDayKey(year: number, month: number, day: number): DayKey {
  return fromUtc(exactUtc(year, month, day));
}

// Date.UTC reads years 0–99 as 1900–1999, setUTCFullYear does not.
function exactUtc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function fromUtc(utcMs: number): DayKey {
  const date = new Date(utcMs);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
}

/** Year, month (1–12) and day of a key. Throws on anything that is not a day of the calendar. */
export function partsOfDay(key: DayKey): { year: number; month: number; day: number } {
  const match = PATTERN.exec(key);
  if (match) {
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    if (fromUtc(exactUtc(year, month, day)) === key) return { year, month, day };
  }
  throw new Error(`"${key}" is not a day in the form yyyy-MM-dd.`);
}

/** True for the key of a day that exists: `2026-02-30` is none. */
export function isDayKey(text: string): boolean {
  const match = PATTERN.exec(text);
  if (!match) return false;
  return fromUtc(exactUtc(Number(match[1]), Number(match[2]), Number(match[3]))) === text;
}

function utcOf(key: DayKey): number {
  const { year, month, day } = partsOfDay(key);
  return exactUtc(year, month, day);
}

/** The day `days` later (earlier when negative). Counts calendar days: no clock change can skip one. */
export function addDays(key: DayKey, days: number): DayKey {
  return fromUtc(utcOf(key) + days * DAY_MS);
}

/**
 * The same day `months` later. Where the month is too short it takes its last day.
 *
 * @param anchorDay Day of month to aim at, so that 31 January → 28 February → 31 March (decisions 19).
 */
export function addMonths(key: DayKey, months: number, anchorDay?: number): DayKey {
  const { year, month, day } = partsOfDay(key);
  const lastDay = new Date(exactUtc(year, month + months + 1, 0)).getUTCDate();
  return toDayKey(year, month + months, Math.min(anchorDay ?? day, lastDay));
}

/** Calendar days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** Day of the week: 1 Monday … 7 Sunday, as in ISO 8601. */
export function weekdayOf(key: DayKey): number {
  return new Date(utcOf(key)).getUTCDay() || 7;
}

// Making a formatter takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words, for example `formatDay('2026-11-21', { weekday: 'short' })` → `Sat`.
 *
 * @param options What to show; a time zone in them would shift the day and is ignored.
 */
export function formatDay(
  key: DayKey,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): string {
  const name = `${locale} ${JSON.stringify(options)}`;
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  return format.format(utcOf(key));
}
