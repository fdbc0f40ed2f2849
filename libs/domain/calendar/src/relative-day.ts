import { daysBetween, formatDay } from './day-key';
import type { DayKey } from './day-key';

export interface RelativeDayOptions {
  /** `Thursday` alone for a day of the last week. */
  readonly week?: boolean;
  /** `Thu, Nov 19` for days that are further away. */
  readonly weekday?: boolean;
}

/** A day for people, seen from today: `Today`, `Yesterday`, `Nov 8`, and `Nov 8, 2025` where the year is another one. */
export function relativeDay(
  day: DayKey,
  today: DayKey,
  { week = false, weekday = false }: RelativeDayOptions = {},
): string {
  const age = daysBetween(day, today);
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  if (week && age > 1 && age < 7) return formatDay(day, { weekday: 'long' });
  return formatDay(day, {
    month: 'short',
    day: 'numeric',
    ...(weekday && { weekday: 'short' }),
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}
