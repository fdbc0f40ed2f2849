import { addDays, addMonths, daysBetween, partsOfDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatPattern } from '../model/task.schema';

const DAYS = { daily: 1, weekly: 7 } as const;
const MONTHS = { monthly: 1, yearly: 12 } as const;

function monthsBetween(from: DayKey, to: DayKey): number {
  const [a, b] = [partsOfDay(from), partsOfDay(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}

/** The anchor of a series whose occurrence falls on `day`: the one handed on while it still fits, else the day's own. */
export function anchorOf(day: DayKey, handedOn?: number | null): number {
  const fits = handedOn != null && addMonths(day, 0, handedOn) === day;
  return fits ? handedOn : partsOfDay(day).day;
}

/**
 * The day `steps` repetitions after `start`. Days and weeks are counted; months and years aim at the anchor and
 * take the month's last day where it is too short (decisions 19).
 */
export function dayAfter(
  start: DayKey,
  pattern: RepeatPattern,
  interval: number,
  steps: number,
  anchorDay: number,
): DayKey {
  if (pattern === 'daily' || pattern === 'weekly')
    return addDays(start, DAYS[pattern] * interval * steps);
  return addMonths(start, MONTHS[pattern] * interval * steps, anchorDay);
}

/** A number of steps that surely does not pass `goal`, so that no series is walked day by day. */
export function stepsToward(
  start: DayKey,
  pattern: RepeatPattern,
  interval: number,
  goal: DayKey,
): number {
  const step =
    pattern === 'daily' || pattern === 'weekly'
      ? daysBetween(start, goal) / (DAYS[pattern] * interval)
      : monthsBetween(start, goal) / (MONTHS[pattern] * interval);
  return Math.max(1, Math.floor(step) - 1);
}
