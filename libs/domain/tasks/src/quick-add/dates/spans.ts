import { addDays, addMonths, partsOfDay, toDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { CLOCK_RULES, type SpanRule } from './clock-rules';
import { MASK, standsAlone } from '../text/mask';
import { comingWeekday } from './moment';
import type { Moment, Phrase, ReferenceTime } from './moment';
import { NUMBER, numberOf, WEEKDAY, weekdayNumber } from '../text/words';

const TO_SOMEBODY =
  'call ask meet see tell email mail text visit invite thank pay with for to and from of about'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

const LONGEST_DAYS = 36_525;
const ENDS_HERE = String.raw`(?=\s*(?:$|[,.;!?)${MASK}]|(?:at|by|for|with|to|and|p[123]|\d)\b))`;

function later(today: DayKey, count: number, unit: string): DayKey | null {
  const inDays = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 }[unit];
  if (inDays === undefined || count < 1 || count * inDays > LONGEST_DAYS) return null;
  if (unit === 'month') return addMonths(today, count);
  if (unit === 'year') return addMonths(today, 12 * count);
  return addDays(today, count * inDays);
}

function dayOrNone(day: DayKey | null): Moment | null {
  return day === null ? null : { day };
}

/** The next day with this number, today included; months that are too short are passed over. */
export function comingDayOfMonth(today: DayKey, dayOfMonth: number): DayKey | null {
  const { year, month, day } = partsOfDay(today);
  for (let ahead = dayOfMonth < day ? 1 : 0; ahead < 12; ahead += 1) {
    const found = toDayKey(year, month + ahead, dayOfMonth);
    if (partsOfDay(found).day === dayOfMonth) return found;
  }
  return null;
}

function comingLeapDay(today: DayKey): DayKey | null {
  const { year } = partsOfDay(today);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = toDayKey(year + ahead, 2, 29);
    if (partsOfDay(found).day === 29 && found >= today) return found;
  }
  return null;
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
      `\\b(?:in|within)\\s+(?:(half an|\\d+[.,]\\d+|${NUMBER})\\s*(hours?|hrs?|h|minutes?|mins?|m))\\b`,
      'gi',
    ),
    ([count = '', unit = ''], { nowMs }) => {
      const number = /^half/i.test(count)
        ? 0.5
        : /[.,]/.test(count)
          ? Number(count.replace(',', '.'))
          : numberOf(count);
      return minutesAhead(nowMs, Math.round(number * (/^h/i.test(unit) ? 60 : 1)));
    },
  ],
  [
    /\bnext\s+(week|month|year)\b/gi,
    ([unit = ''], { today }) => dayOrNone(later(today, 1, unit.toLowerCase())),
  ],
  [
    /\b(?:at\s+)?(?:the\s+)?(?:end|last\s+day)\s+of\s+(?:(the|this|next)\s+)?(week|month|year)\b/gi,
    ([which = '', unit = ''], { today }) => ({
      day: lastDayOf(today, unit.toLowerCase(), /^next/i.test(which) ? 1 : 0),
    }),
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
  [
    new RegExp(
      `\\b(?:on|by|due|before|until|from)\\s+the\\s+(\\d{1,2})(?:st|nd|rd|th)${ENDS_HERE}`,
      'gi',
    ),
    ([day = ''], { today }) => dayOrNone(comingDayOfMonth(today, Number(day))),
  ],
];

/** Spans and days computed on the calendar: `in 2 weeks`, `next month`, `end of week`, `Feb 29`, `on the 31st`. */
export function findSpans(text: string, present: ReferenceTime): Phrase[] {
  return [...RULES, ...CLOCK_RULES].flatMap(([pattern, meaning]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const range = { start: match.index, end: match.index + match[0].length };
      const moment = standsAlone(text, range)
        ? meaning(
            match.slice(1).map((group) => group ?? ''),
            present,
          )
        : null;
      return moment ? [{ ...moment, ...range }] : [];
    }),
  );
}
