import { addDays, clockText, instantOf, type DayKey } from '@plainday/domain-calendar';

/**
 * What stands in for a time of day that is over today: the last second of the day (decisions 28). It shows as 23:59,
 * and its second tells it from a 23:59 that somebody chose: it holds for that day only. Milliseconds into the minute.
 */
export const STAND_IN_MS = 59_000;

/**
 * The last second of a day, in epoch milliseconds: at 23:59 where days begin at midnight, else the second before the
 * next one begins, `dayStartMinutes` after midnight. In the zone of this device unless another is named.
 */
export function lastSecondOf(day: DayKey, timeZone?: string, dayStartMinutes = 0): number {
  const isMidnight = dayStartMinutes === 0;
  const time = isMidnight ? '23:59' : clockText(dayStartMinutes - 1);
  return instantOf(isMidnight ? day : addDays(day, 1), time, timeZone) + STAND_IN_MS;
}

/** True for a due date that was given the end of its day for want of a better time. Epoch milliseconds. */
export function isStandIn(dueMs: number): boolean {
  return Math.floor(dueMs / 1000) % 60 === 59;
}
