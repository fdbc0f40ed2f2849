import { addDays, weekdayOf } from './day-key';
import type { DayKey } from './day-key';

/** The Monday of a day's week: weeks start on Monday everywhere (spec §9, Display). */
export function startOfWeek(key: DayKey): DayKey {
  return addDays(key, 1 - weekdayOf(key));
}

/** The seven days of a day's week, Monday first. */
export function daysOfWeek(key: DayKey): DayKey[] {
  const monday = startOfWeek(key);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The `count` days that end with `key`, oldest first. */
export function lastDays(key: DayKey, count: number): DayKey[] {
  return Array.from({ length: count }, (_, index) => addDays(key, index - count + 1));
}

/** Whole weeks that cover a day's month, Monday first: the grid of a month (28, 35 or 42 days). */
export function monthGrid(key: DayKey): DayKey[] {
  const month = key.slice(0, 7);
  const days: DayKey[] = [];
  let monday = startOfWeek(`${month}-01`);
  do {
    days.push(...daysOfWeek(monday));
    monday = addDays(monday, 7);
  } while (monday.startsWith(month));
  return days;
}
