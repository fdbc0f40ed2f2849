import { formatDay, partsOfDay, timeOfDay, type DayKey } from '@plainday/domain-calendar';
import {
  chosenTime,
  dayWithoutTime,
  dueAtTime,
  dueChanges,
  dueOnDay,
  newDateTime,
  type Due,
  type NewDates,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';

/** How somebody counts days, and the time they prefer. Minutes after midnight. */
export interface Habits extends NewDates {
  readonly dayStartMinutes: number;
}

/**
 * When a task is due on another day: at its time of day, without one where it has none, or at the usual one where it had
 * only the end of its day.
 */
export function dueOn(due: Due, key: DayKey, habits: Habits): Due {
  const time = chosenTime(due) ?? newDateTime(habits);
  if (dayWithoutTime(due) !== null || time === null) return dueOnDay(key, habits);
  const { dayStartMinutes } = habits;
  const minutes = time.hours * 60 + time.minutes;
  const { year, month, day } = partsOfDay(key);
  // What lies before the day begins belongs to its night.
  const late = minutes < dayStartMinutes ? 1 : 0;
  return dueAtTime(new Date(year, month - 1, day + late, 0, minutes).toISOString());
}

/** The change of a move to a day; null where it stays. The reminder goes along (decisions 21). */
export function moveToDay(task: Task, key: DayKey, habits: Habits): TaskChanges | null {
  const changes = dueChanges(task, dueOn(task, key, habits));
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What a move leads to, in words: `Thu, Nov 26, 16:00`, without a time `Thu, Nov 26`. */
export function placeText(task: Task, key: DayKey, habits: Habits): string {
  const day = formatDay(key, { weekday: 'short', month: 'short', day: 'numeric' });
  const { due_date, due_day } = dueOn(task, key, habits);
  return due_day === null ? `${day}, ${timeOfDay(Date.parse(due_date ?? ''))}` : day;
}
