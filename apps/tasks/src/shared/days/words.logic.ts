import { chosenTime, formatDuration, type Due } from '@plainday/domain-tasks';
import { timeOfDay } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';

/** `1 h 30`, `45 min`, `2 h`: as short as a column of them allows. */
export function shortDuration(minutes: number): string {
  const text = formatDuration(minutes);
  return minutes > 60 ? text.replace(/ min$/, '') : text;
}

/** The time of day of a task, `15:00`; empty where it has none. */
export function dueTime({ due_date, due_day }: Due): string {
  return due_date === null || due_day !== null ? '' : timeOfDay(Date.parse(due_date));
}

/**
 * Whether a task has a time that somebody chose for it: neither the end of its day, nor the usual time that shortcuts
 * set.
 */
export function hasFixedTime(due: Due, usualMinutes: number): boolean {
  const time = chosenTime(due);
  return time !== null && time.hours * 60 + time.minutes !== usualMinutes;
}

/** `2 tasks without a duration`; empty for none. */
export function unknownText(count: number): string {
  return count === 0 ? '' : `${plural(count, 'task')} without a duration`;
}
