import { formatDuration, isStandIn, type Task } from '@plainday/domain-tasks';
import { timeOfDay } from '@plainday/domain-calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS, plural } from '@plainday/shared-utils';

/** `1 h 30`, `45 min`, `2 h`: as short as a column of them allows. */
export function shortDuration(minutes: number): string {
  const text = formatDuration(minutes);
  return minutes > 60 ? text.replace(/ min$/, '') : text;
}

/** `2 d ago`, counted in days of the calendar from the day it was due to the day that began at `dayStart`. */
export function daysAgo(dueMs: number, dayStart: number): string {
  return `${Math.max(1, Math.ceil((dayStart - dueMs) / DAY_MS))} d ago`;
}

/** `2 h ago`, `5 min ago`: how long a time of this day has passed. */
export function timeAgo(dueMs: number, nowMs: number): string {
  const passed = nowMs - dueMs;
  if (passed >= HOUR_MS) return `${Math.floor(passed / HOUR_MS)} h ago`;
  return `${Math.max(1, Math.floor(passed / MINUTE_MS))} min ago`;
}

/** The time of day of a task, `15:00`. */
export function dueTime({ due_date }: Pick<Task, 'due_date'>): string {
  return due_date === null ? '' : timeOfDay(Date.parse(due_date));
}

/**
 * Whether a task has a time that somebody chose for it: neither the end of its day, nor the usual time that shortcuts
 * set.
 */
export function hasFixedTime({ due_date }: Pick<Task, 'due_date'>, usualMinutes: number): boolean {
  if (due_date === null) return false;
  const due = new Date(due_date);
  return !isStandIn(due.getTime()) && due.getHours() * 60 + due.getMinutes() !== usualMinutes;
}

/** `2 tasks without a duration`; empty for none. */
export function unknownText(count: number): string {
  return count === 0 ? '' : `${plural(count, 'task')} without a duration`;
}
