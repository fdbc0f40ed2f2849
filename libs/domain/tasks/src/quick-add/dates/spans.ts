import { addDays, addMonths, partsOfDay, toDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { CLOCK_RULES, type SpanRule } from './clock-rules';
import { MASK, standsAlone } from '../text/mask';
import { comingWeekday } from './moment';
import { comingDayOfMonth, dayOrNone, MONTH_RULES } from './month-rules';
import type { Moment, Phrase, ReferenceTime } from './moment';
import {
  BESIDE,
  COUNTED,
  NUMBER,
  numberOf,
  ORDINAL,
  ordinalOf,
  WEEKDAY,
  weekdayNumber,
} from '../text/words';

const TO_SOMEBODY =
  'call ask meet see tell email mail text visit invite thank pay with for to and from of about'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

const LONGEST_DAYS = 36_525;
const ENDS_HERE = String.raw`(?=\s*(?:$|[,.;!?)${MASK}@]|(?:at|by|for|with|to|and|in|on|end|next|today|tonight|tomorrow|noon|every|each|${WEEKDAY}|\d+(?:[ap]m|h)?)\b|\d))`;

function later(today: DayKey, count: number, unit: string): DayKey | null {
  const inDays = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 }[unit];
  if (inDays === undefined || count < 1 || count * inDays > LONGEST_DAYS) return null;
  if (unit === 'month') return addMonths(today, count);
  if (unit === 'year') return addMonths(today, 12 * count);
  return addDays(today, count * inDays);
}

function comingLeapDay(today: DayKey): DayKey | null {
  const { year } = partsOfDay(today);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = toDayKey(year + ahead, 2, 29);
    if (partsOfDay(found).day === 29 && found >= today) return found;
  }
  return null;
}

function amountOf(count: string): number {
  return /[.,]/.test(count) ? Number(count.replace(',', '.')) : numberOf(count);
}

function minutesAhead(nowMs: number, minutes: number): Moment | null {
  return minutes >= 1 && minutes <= 10_080 ? { instant: nowMs + minutes * 60_000 } : null;
}

function lastDayOf(today: DayKey, unit: string, months: number): DayKey {
  if (unit === 'week') return addDays(today, 7 - weekdayOf(today) + (months > 0 ? 7 : 0));
  const { year, month } = partsOfDay(today);
  return unit === 'year' ? toDayKey(year + months, 12, 31) : toDayKey(year, month + months + 1, 0);
}

// What chrono does not know, or computes with `Date`, whose months overflow.
const RULES: readonly SpanRule[] = [
  [
    new RegExp(
      `\\b(?:(?:in|within)\\s+(${NUMBER})\\s+(day|week|fortnight|month|year)s?|(${NUMBER})\\s+(day|week|fortnight|month|year)s?\\s+(?:from now|from today|later))\\b`,
      'gi',
    ),
    ([a = '', unitA = '', b = '', unitB = ''], { today }) =>
      dayOrNone(later(today, numberOf(a || b), (unitA || unitB).toLowerCase())),
  ],
  [
    new RegExp(
      `\\b(?:in|within)\\s+(half an|\\d+[.,]\\d+|${NUMBER})\\s*(hours?|hrs?|h|minutes?|mins?|m)(?:(\\s+and\\s+a\\s+half)|\\s*(?:and\\s+)?(\\d{1,2})\\s*(?:minutes?|mins?|m)|(?<=\\dh)(\\d\\d))?\\b`,
      'gi',
    ),
    ([count = '', unit = '', half = '', minutes = '', bare = ''], { nowMs }) => {
      const number = /^half/i.test(count) ? 0.5 : amountOf(count);
      const units = /^h/i.test(unit) ? 60 : 1;
      const whole = (half ? number + 0.5 : number) * units;
      return minutesAhead(nowMs, Math.round(whole) + Number(minutes || bare || 0));
    },
  ],
  [/\b(?:in|within)\s+half\s+a\s+year\b/gi, (_, { today }) => ({ day: addMonths(today, 6) })],
  [
    /\b(?:at\s+)?(?:the\s+)?(?:end|last\s+day)\s+of\s+(?:(the|this|next)\s+)?(week|month|year)\b/gi,
    ([which = '', unit = ''], { today }) => ({
      day: lastDayOf(today, unit.toLowerCase(), /^next/i.test(which) ? 1 : 0),
    }),
  ],
  [
    /\bnext\s+(week|month|year)\b/gi,
    ([unit = ''], { today }) => {
      const name = unit.toLowerCase();
      const day = later(today, 1, name);
      return day === null ? null : { day, isWeek: name === 'week', isMonth: name === 'month' };
    },
  ],
  [
    /\bthis\s+week\b(?=.*\b(?:mon|tue|wed|thu|fri|sat|sun))/gi,
    (_, { today }) => ({ day: today, isWeek: true }),
  ],
  // Lower case only, and not where a Tom may be meant.
  [
    new RegExp(`(?<!\\b(?:${TO_SOMEBODY})\\s+)\\btom\\b`, 'g'),
    (_, { today }) => ({ day: addDays(today, 1) }),
  ],
  [/\btod\b/g, (_, { today }) => ({ day: today })],
  [
    new RegExp(`\\b(${NUMBER})\\s+weeks?\\s+(?:from|after)\\s+(${WEEKDAY})\\b`, 'gi'),
    ([count = '', weekday = ''], { today }) =>
      dayOrNone(later(comingWeekday(today, weekdayNumber(weekday)), numberOf(count), 'week')),
  ],
  [/\b(?:the\s+)?day\s+after\s+tomorrow\b/gi, (_, { today }) => ({ day: addDays(today, 2) })],
  [
    /\b(?:feb(?:ruary)?\.?\s+29(?:th)?|29(?:th)?\s+(?:of\s+)?feb(?:ruary)?)\b(?!,?\s+(?:19|20)?\d\d(?![\d:apAP]))/gi,
    (_, { today }) => dayOrNone(comingLeapDay(today)),
  ],
  // At the beginning, and beside what is read already, no `floor` or the like may follow; elsewhere nothing but an end.
  [
    new RegExp(
      `(?:${BESIDE}\\bon\\s+the\\s+(${ORDINAL})\\b(?!\\s+(?:${COUNTED})\\b)|\\b(?:on|by|due|before|until|from)\\s+the\\s+(${ORDINAL})${ENDS_HERE})`,
      'gi',
    ),
    ([a = '', b = ''], { today }) => {
      const dayOfMonth = ordinalOf(a || b);
      const day = comingDayOfMonth(today, dayOfMonth);
      return day === null ? null : { day, dayOfMonth };
    },
  ],
];

/** Spans and days computed on the calendar: `in 2 weeks`, `next month`, `end of week`, `Feb 29`, `on the 31st`. */
export function findSpans(text: string, present: ReferenceTime): Phrase[] {
  return [...MONTH_RULES, ...RULES, ...CLOCK_RULES].flatMap(([pattern, meaning]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const range = { start: match.index, end: match.index + match[0].length };
      const moment = standsAlone(text, range)
        ? meaning(
            match.slice(1).map((group) => group ?? ''),
            present,
            text,
          )
        : null;
      return moment ? [{ ...moment, ...range }] : [];
    }),
  );
}
