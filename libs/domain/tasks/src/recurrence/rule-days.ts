import {
  addDays,
  daysBetween,
  partsOfDay,
  startOfWeek,
  toDayKey,
  weekdayOf,
} from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { namesDays, type RepeatRule, type RuleWeekday } from './rule';

/** No instant may lie beyond it. */
export const LAST_DAY = '2199-12-31';

const LENGTHS = { daily: 1, weekly: 7, monthly: 1, yearly: 12 } as const;

const monthNumber = (day: DayKey) => {
  const { year, month } = partsOfDay(day);
  return year * 12 + month - 1;
};

/** The anchor of a series whose occurrence falls on `day`: the one handed on while it still fits, else the day's own. */
export function anchorOf(day: DayKey, handedOn?: number | null): number {
  const { year, month, day: own } = partsOfDay(day);
  const last = partsOfDay(toDayKey(year, month + 1, 0)).day;
  return handedOn != null && Math.min(handedOn, last) === own ? handedOn : own;
}

function placesOf({ weekday, nth }: RuleWeekday, first: number, length: number): number[] {
  const places: number[] = [];
  for (let day = 1 + ((weekday - first + 7) % 7); day <= length; day += 7) places.push(day);
  if (nth === 0) return places;
  return [places.at(nth > 0 ? nth - 1 : nth) ?? 0];
}

/** The rule's days of a month, given as its number since the year 0. */
function daysOfMonth(
  { weekdays, monthDays }: RepeatRule,
  number: number,
  anchorDay: number,
): DayKey[] {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  const { day: length } = partsOfDay(toDayKey(year, month + 1, 0));
  const first = weekdayOf(toDayKey(year, month, 1));
  const days = weekdays
    ? weekdays.flatMap((weekday) => placesOf(weekday, first, length))
    : (monthDays ?? [anchorDay]).map((day) => (day < 0 ? length + 1 + day : Math.min(day, length)));
  return days.filter((day) => day > 0).map((day) => toDayKey(year, month, day));
}

function daysOfWeeks({ weekdays }: RepeatRule, start: DayKey, weeks: number): DayKey[] {
  if (!weekdays) return [addDays(start, weeks * 7)];
  const monday = addDays(startOfWeek(start), weeks * 7);
  return weekdays.map(({ weekday }) => addDays(monday, weekday - 1));
}

/** The rule's days of the period `steps` intervals after that of `start`, in order. */
function daysOfPeriod(rule: RepeatRule, start: DayKey, steps: number, anchorDay: number): DayKey[] {
  const { freq, interval, months, place } = rule;
  const count = interval * steps;
  if (freq === 'daily') return [addDays(start, count)];
  if (freq === 'weekly') return daysOfWeeks(rule, start, count);
  const number = monthNumber(start) + count * LENGTHS[freq];
  const numbers = months?.map((month) => number - (number % 12) + month - 1) ?? [number];
  const days = numbers.flatMap((each) => daysOfMonth(rule, each, anchorDay)).sort();
  if (place === undefined) return days;
  return days.slice(place > 0 ? place - 1 : place).slice(0, 1);
}

/** How many intervals lie between two days, roughly: neither walks a series day by day, nor beyond its end. */
function intervalsBetween({ freq, interval }: RepeatRule, start: DayKey, goal: DayKey): number {
  const isDays = freq === 'daily' || freq === 'weekly';
  const distance = isDays ? daysBetween(start, goal) : monthNumber(goal) - monthNumber(start);
  return Math.floor(distance / (LENGTHS[freq] * interval));
}

/**
 * The first day of a series after `start` and not before `goal`; null beyond {@link LAST_DAY}. Weeks begin on Monday.
 *
 * @param start A day of the series, from which intervals are counted.
 * @param anchorDay Day of the month of a rule that names none (decisions 19).
 */
export function nextDay(
  rule: RepeatRule,
  start: DayKey,
  goal: DayKey,
  anchorDay: number,
): DayKey | null {
  const most = intervalsBetween(rule, start, LAST_DAY) + 1;
  for (
    let steps = Math.max(0, intervalsBetween(rule, start, goal) - 1);
    steps <= most;
    steps += 1
  ) {
    const found = daysOfPeriod(rule, start, steps, anchorDay).find(
      (day) => day > start && day >= goal,
    );
    if (found !== undefined) return found <= LAST_DAY ? found : null;
  }
  return null;
}

/** The first day of a rule from a day on: that day itself where it is one of the rule's, or where the rule names none. */
export function firstDay(rule: RepeatRule, from: DayKey): DayKey {
  if (!namesDays(rule)) return from;
  return nextDay({ ...rule, interval: 1 }, addDays(from, -1), from, partsOfDay(from).day) ?? from;
}
