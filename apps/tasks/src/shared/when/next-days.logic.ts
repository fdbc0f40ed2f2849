import type { DayKey } from '@plainday/domain-calendar';
import { dayOfDue, dueAtTime, timeFromMinutes, type Due } from '@plainday/domain-tasks';
import {
  firstOccurrence,
  upcomingOccurrences,
  type RepeatingTask,
} from '@plainday/domain-tasks/recurrence';
import type { Preferences } from '@plainday/data-preferences';

/** The days of a series, the first of them the one that it is due on now. */
export function nextDays(
  task: RepeatingTask & Due,
  count: number,
  nowMs: number,
  preferences: Pick<Preferences, 'dayStartMinutes' | 'dueTimeMinutes'>,
): readonly DayKey[] {
  const { dayStartMinutes, dueTimeMinutes } = preferences;
  const now = new Date(nowMs);
  const options = { preferredTime: timeFromMinutes(dueTimeMinutes), dayStartMinutes };
  const first = task.due_date === null ? dueAtTime(firstOccurrence(task, now, options)) : task;
  const later = upcomingOccurrences(task, now, count - 1, options).map(dueAtTime);
  return [first, ...later].flatMap((due) => dayOfDue(due, preferences) ?? []);
}
