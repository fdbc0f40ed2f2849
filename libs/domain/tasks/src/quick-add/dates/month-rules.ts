import { addDays, partsOfDay, toDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { SpanRule } from './clock-rules';
import { comingWeekday } from './moment';
import type { Moment } from './moment';
import { MASK } from '../text/mask';
import {
  COUNTED,
  MONTH,
  monthNumber,
  ORDINAL,
  ordinalOf,
  WEEKDAY,
  weekdayNumber,
} from '../text/words';

const NTH = String.raw`(?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|last)`;

/** What a day means, where there is one. */
export function dayOrNone(day: DayKey | null): Moment | null {
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

/** The month that is meant, as its first day; null where the words mean one that is over. */
function monthOf(today: DayKey, which: string): DayKey {
  const { year, month } = partsOfDay(today);
  return toDayKey(year, month + (which === 'next' ? 1 : 0), 1);
}

function dayInMonth(today: DayKey, dayOfMonth: number, which: string): DayKey | null {
  if (which === 'the') return comingDayOfMonth(today, dayOfMonth);
  const { year, month } = partsOfDay(monthOf(today, which));
  const found = toDayKey(year, month, dayOfMonth);
  return partsOfDay(found).day === dayOfMonth && found >= today ? found : null;
}

function comingDate(today: DayKey, month: number, day: number): DayKey {
  const { year } = partsOfDay(today);
  const found = toDayKey(year, month, day);
  return found >= today ? found : toDayKey(year + 1, month, day);
}

interface WeekdayInMonth {
  readonly nth: string;
  readonly weekday: string;
  readonly which: string;
  readonly month: string;
  readonly year: string;
}

/** `first monday of december`: the one that comes. */
function weekdayInMonth(
  today: DayKey,
  { nth, weekday, which, month, year }: WeekdayInMonth,
): DayKey | null {
  const number = weekdayNumber(weekday);
  const inMonth = (first: DayKey) =>
    nth.toLowerCase() === 'last' ? lastWeekday(first, number) : nthWeekday(first, number, nth);
  const now = partsOfDay(today);
  const firsts = month
    ? (year ? [Number(year)] : [now.year, now.year + 1]).map((each) =>
        toDayKey(each, monthNumber(month), 1),
      )
    : which.toLowerCase() === 'the'
      ? [monthOf(today, 'this'), monthOf(today, 'next')]
      : [monthOf(today, which.toLowerCase())];
  return firsts.map(inMonth).find((day) => day !== null && day >= today) ?? null;
}

function nthWeekday(first: DayKey, weekday: number, nth: string): DayKey | null {
  const found = addDays(comingWeekday(first, weekday), (ordinalOf(nth) - 1) * 7);
  return partsOfDay(found).month === partsOfDay(first).month ? found : null;
}

function lastWeekday(first: DayKey, weekday: number): DayKey {
  const { year, month } = partsOfDay(first);
  return addDays(comingWeekday(toDayKey(year, month + 1, 1), weekday), -7);
}

/** `friday the 27th`: the coming 27th, and nothing where that is no Friday. */
function onItsWeekday(today: DayKey, weekday: string, dayOfMonth: number): Moment | null {
  const day = comingDayOfMonth(today, dayOfMonth);
  if (day === null) return null;
  return { day, dayOfMonth, isImpossible: weekdayOf(day) !== weekdayNumber(weekday) };
}

/** Days named by their place in a month: `first of next month`, `last friday of december`. */
export const MONTH_RULES: readonly SpanRule[] = [
  [
    new RegExp(
      `\\b(?:on\\s+)?(${WEEKDAY}),?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:of|${COUNTED}|${MONTH})\\b)`,
      'gi',
    ),
    ([weekday = '', day = ''], { today }) => onItsWeekday(today, weekday, Number(day)),
  ],
  // Without its ending it may be a number of things: it is a day at the end, and where it is that weekday.
  [
    new RegExp(
      `\\b(?:on\\s+)?(${WEEKDAY})\\s+(1[3-9]|2\\d|3[01])(?=\\s*(?:$|[,.;!?)${MASK}]))`,
      'gi',
    ),
    ([weekday = '', day = ''], { today }) => {
      const moment = onItsWeekday(today, weekday, Number(day));
      return moment?.isImpossible ? null : moment;
    },
  ],
  [
    new RegExp(
      `\\b(?:(?:on|by)\\s+)?(?:the\\s+)?(${NTH})\\s+(${WEEKDAY})\\s+(?:of|in)\\s+(?:(the|this|next)\\s+month|(${MONTH})(?:\\s+(\\d{4}))?)\\b`,
      'gi',
    ),
    ([nth = '', weekday = '', which = '', month = '', year = ''], { today }) =>
      dayOrNone(weekdayInMonth(today, { nth, weekday, which, month, year })),
  ],
  [
    new RegExp(
      `\\b(?:(?:on|by)\\s+)?(?:the\\s+)?(${ORDINAL})\\s+(?:day\\s+)?of\\s+(the|this|next)\\s+month\\b`,
      'gi',
    ),
    ([ordinal = '', which = ''], { today }) =>
      dayOrNone(dayInMonth(today, ordinalOf(ordinal), which.toLowerCase())),
  ],
  [
    new RegExp(
      `\\b(?:(?:on|by)\\s+)?(?:the\\s+)?first\\s+(?:day\\s+)?of\\s+(${MONTH})\\b(?!\\s+\\d)`,
      'gi',
    ),
    ([month = ''], { today }) => dayOrNone(comingDate(today, monthNumber(month), 1)),
  ],
];
