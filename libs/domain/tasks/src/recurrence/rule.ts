import type { DayKey } from '@plainday/domain-calendar';
import { REPEAT_INTERVAL_MAX } from '../model/limits';
import type { RepeatFields } from '../model/repeat-fields';
import type { RepeatPattern } from '../model/task.schema';
import { REPEAT_PATTERNS } from '../model/vocabulary';

/** A weekday of a rule. */
export interface RuleWeekday {
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number;
  /** 3 is the third of its month, -1 the last; 0 every one. */
  readonly nth: number;
}

/** How a task comes back, in the terms of RFC 5545. What it leaves open, the first date says. */
export interface RepeatRule {
  readonly freq: RepeatPattern;
  readonly interval: number;
  readonly weekdays?: readonly RuleWeekday[];
  /** 1–31, -1 for the last; a day that a month does not have is its last one (decisions 19). */
  readonly monthDays?: readonly number[];
  /** 1 January … 12 December. */
  readonly months?: readonly number[];
  /** Which of the weekdays of a period: 1 the first, -1 the last. All when left out. */
  readonly place?: number;
  /** Days on which the series does not come, though its rule says so. */
  readonly skips?: readonly DayKey[];
}

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQS = REPEAT_PATTERNS.map((pattern) => pattern.toUpperCase());
const KEYS = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST'];
/** RFC 5545 has days that are left out beside its rules; here they are a part that other readers pass over. */
const SKIPS = 'X-SKIP';
/** Monday to Friday. */
export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

type Fields = Readonly<Record<string, string>>;

function fieldsOf(text: string): Fields | null {
  const fields: Record<string, string> = {};
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value = ''] = part.split('=').map((side) => side.trim());
    if (name === '' || value === '' || (name.startsWith('X-') && name !== SKIPS)) continue;
    if (![...KEYS, SKIPS].includes(name) || fields[name] !== undefined) return null;
    fields[name] = value;
  }
  return fields;
}

/** Whole numbers in order, once each; undefined where there are none, null where one is out of bounds. */
function numbersOf(text: string | undefined, least: number, most: number) {
  if (text === undefined) return undefined;
  const numbers = [...new Set(text.split(',').map(Number))].sort((a, b) => a - b);
  const isFine = (each: number) =>
    Number.isInteger(each) && each !== 0 && each >= least && each <= most;
  return numbers.every(isFine) ? numbers : null;
}

function weekdaysOf(text: string | undefined): readonly RuleWeekday[] | undefined | null {
  if (text === undefined) return undefined;
  const found = [...new Set(text.split(','))].map((word) => {
    const [, nth = '', code = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(word) ?? [];
    return { weekday: CODES.indexOf(code) + 1, nth: Number(nth) };
  });
  if (found.some(({ weekday }) => weekday === 0)) return null;
  return found.sort((a, b) => a.nth - b.nth || a.weekday - b.weekday);
}

/** `20261201,20261208` */
function skipsOf(text: string | undefined): readonly DayKey[] {
  return [...(text ?? '').matchAll(/\b(\d{4})(\d\d)(\d\d)\b/g)]
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .sort();
}

/** The plainer ways to say the same: `FR` in the third place is `3FR`; the last of the days 28 to 31 is the 31st. */
function plainer(rule: RepeatRule): RepeatRule {
  const { freq, interval, weekdays, monthDays, place, ...rest } = rule;
  const first = weekdays?.[0];
  if (freq === 'daily' && weekdays && interval === 1) return { ...rule, freq: 'weekly' };
  if (place === undefined) return rule;
  if (first && weekdays.every(({ nth }) => nth === 0)) {
    const days = { freq, interval, ...rest };
    if (weekdays.length === 1) return { ...days, weekdays: [{ ...first, nth: place }] };
    if (weekdays.length === 7) return { ...days, monthDays: [place] };
  }
  const isTail = monthDays?.every((day, index) => day === 28 + index) ?? false;
  if (!monthDays || !isTail || place !== -1) return rule;
  return { freq, interval, ...rest, monthDays: monthDays.slice(-1) };
}

/** What the engine and the sentences know: no rule has both weekdays and days of the month. */
function isSayable({ freq, interval, weekdays, monthDays, months, place }: RepeatRule): boolean {
  const isOfMonth = freq === 'monthly' || freq === 'yearly';
  if (interval < 1 || interval > REPEAT_INTERVAL_MAX || (weekdays && monthDays)) return false;
  if (!isOfMonth && (monthDays || months || place !== undefined)) return false;
  if (months ? freq !== 'yearly' : freq === 'yearly' && (weekdays || monthDays)) return false;
  if (place !== undefined && (!weekdays || Math.abs(place) > 5)) return false;
  if (freq === 'daily') return !weekdays;
  const isEach = freq === 'weekly' || place !== undefined;
  return (weekdays ?? []).every(({ nth }) => (nth === 0) === isEach);
}

/** Reads an RRULE of RFC 5545 without COUNT and UNTIL; null for one that tasks cannot have. */
export function parseRule(text: string | null | undefined): RepeatRule | null {
  const fields = text ? fieldsOf(text) : null;
  const freq = REPEAT_PATTERNS[FREQS.indexOf(fields?.['FREQ'] ?? '')];
  if (!fields || !freq) return null;
  const interval = Number(fields['INTERVAL'] ?? 1);
  const weekdays = weekdaysOf(fields['BYDAY']);
  const monthDays = numbersOf(fields['BYMONTHDAY'], -31, 31);
  const months = numbersOf(fields['BYMONTH'], 1, 12);
  const places = numbersOf(fields['BYSETPOS'], -31, 31);
  const isRead = weekdays !== null && monthDays !== null && months !== null && places !== null;
  if (!isRead || !Number.isInteger(interval) || (places?.length ?? 1) > 1) return null;
  const weekStart = fields['WKST'] ?? 'MO';
  if (weekStart !== 'MO' && freq === 'weekly' && interval > 1) return null;
  const place = places?.[0];
  const skips = skipsOf(fields[SKIPS]);
  const rule = plainer({
    freq,
    interval,
    ...(weekdays && { weekdays }),
    ...(monthDays && { monthDays }),
    ...(months && { months }),
    ...(place !== undefined && { place }),
    ...(skips.length > 0 && { skips }),
  });
  return isSayable(rule) ? rule : null;
}

/** The rule as the column `repeat_rule` has it: `FREQ=WEEKLY;BYDAY=MO,WE,FR`. */
export function ruleText({
  freq,
  interval,
  weekdays,
  monthDays,
  months,
  place,
  skips,
}: RepeatRule): string {
  const days = weekdays?.map(({ nth, weekday }) => `${nth || ''}${CODES[weekday - 1] ?? ''}`);
  return [
    `FREQ=${freq.toUpperCase()}`,
    interval !== 1 && `INTERVAL=${interval}`,
    months && `BYMONTH=${months.join(',')}`,
    monthDays && `BYMONTHDAY=${monthDays.join(',')}`,
    days && `BYDAY=${days.join(',')}`,
    place !== undefined && `BYSETPOS=${place}`,
    skips && `${SKIPS}=${skips.join(',').replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** The rule of a task; pattern and interval are one too (decisions 90). Null when it does not repeat. */
export function ruleOf(task: RepeatFields): RepeatRule | null {
  const { repeat_pattern: freq, repeat_interval: interval, repeat_rule: text } = task;
  if (freq === null) return null;
  return parseRule(text) ?? { freq, interval: Math.max(1, Math.floor(interval ?? 1)) };
}

/** Whether the rule names its days itself, so that the first date does not. */
export function namesDays({ weekdays, monthDays }: RepeatRule): boolean {
  return weekdays !== undefined || monthDays !== undefined;
}
