import { WORKDAYS, type RuleWeekday } from '../../recurrence/rule';
import { NUMBER, numberOf, ORDINAL, ordinalOf, WEEKDAY, weekdayNumber } from '../text/words';

/** `every`, and `every!` for what counts from completion. */
export const EVERY = String.raw`\b(?:every|each)(?:!\s*|\s+)`;
/** How many of a unit; nothing for one. */
export const COUNT = String.raw`(?:(other|second|${NUMBER})\s+)?`;
/** The place of a weekday in its month. */
export const NTH = String.raw`(?:[1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth|last)`;
const AND = String.raw`(?:\s*(?:,|&|/|\+|\band\b)\s*(?:and\s+)?(?:on\s+)?(?:the\s+)?)`;
const TO = String.raw`(?:\s*[-–]\s*|\s+(?:to|through|thru|till?|until)\s+)`;
const DAY = `${WEEKDAY}s?`;

/** `mon, wed and fri`, `mon wed fri`, `monday to friday`: two at least; the last of `mon friday 27th` is a date. */
export const WEEKDAYS = `${DAY}(?:(?:${AND}|${TO}|\\s+)\\b${DAY}\\b(?!,?\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)\\b))+`;
/** `first and third`, `2nd`. */
export const NTHS = `${NTH}(?:${AND}${NTH})*`;
/** `1st and 15th`, `15th and last day`. */
const DAY_OF_MONTH = `(?:${ORDINAL}|last(?:\\s+day)?)`;
export const DAYS_OF_MONTH = `${DAY_OF_MONTH}(?:${AND}${DAY_OF_MONTH})+`;
/** What has a place in a month. */
export const PLACED = String.raw`(?:${WEEKDAY}|weekday|work(?:ing)?\s?day|business\s+day|day)`;

/** How many units apart. */
export function times(count: string): number {
  if (count === '') return 1;
  return /^(?:other|second)$/i.test(count) ? 2 : numberOf(count);
}

const each = (weekday: number): RuleWeekday => ({ weekday, nth: 0 });
const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** Each of some weekdays, 1 Monday … 7 Sunday. */
export function everyOf(weekdays: readonly number[]): readonly RuleWeekday[] {
  return inOrder(weekdays).map(each);
}

const DAY_OR_JOINT = new RegExp(`(${WEEKDAY})s?\\b|(${TO})`, 'gi');

/** The weekdays of a list; what lies between the two ends of a stretch is part of it. */
export function weekdaysIn(list: string): readonly RuleWeekday[] {
  const found: number[] = [];
  let isStretch = false;
  for (const [, day, joint] of list.matchAll(DAY_OR_JOINT)) {
    if (joint !== undefined) isStretch = true;
    else {
      const to = weekdayNumber(day ?? '');
      const from = found.at(-1) ?? to;
      const days = isStretch ? (to - from + 7) % 7 : 0;
      for (let more = days - 1; more > 0; more -= 1) found.push(((to - more + 6) % 7) + 1);
      found.push(to);
      isStretch = false;
    }
  }
  return everyOf(found);
}

const NTH_EACH = new RegExp(NTH, 'gi');

function placeOf(nth: string): number {
  return /^last/i.test(nth) ? -1 : ordinalOf(nth);
}

/** The part of a rule that says which days of a month. */
export interface DaysOfMonth {
  readonly weekdays?: readonly RuleWeekday[];
  readonly monthDays?: readonly number[];
  readonly place?: number;
}

/** `first and third` with `monday`, `last` with `weekday`; null for what is no place in a month. */
export function placedIn(nths: string, what: string): DaysOfMonth | null {
  const places = inOrder([...nths.matchAll(NTH_EACH)].map(([nth]) => placeOf(nth)));
  const [place = 0] = places;
  if (/^day$/i.test(what)) return { monthDays: places };
  const weekday = weekdayNumber(what);
  if (weekday > 0) {
    return { weekdays: places.map((nth) => ({ weekday, nth })) };
  }
  return places.length === 1 ? { weekdays: everyOf(WORKDAYS), place } : null;
}

const DAY_EACH = new RegExp(DAY_OF_MONTH, 'gi');

/** `1st and 15th`. The 31st is the last day, and sorted in front of the others as RFC 5545 has it. */
export function daysOfMonthIn(list: string): DaysOfMonth | null {
  const days = [...list.matchAll(DAY_EACH)].map(([day]) => placeOf(day));
  const monthDays = inOrder(days.map((day) => (day === 31 ? -1 : day)));
  return monthDays.every((day) => day <= 31 && day !== 0) ? { monthDays } : null;
}
