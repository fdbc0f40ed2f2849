import { formatDay, partsOfDay, timeOfDay, type DayKey } from '@plainday/domain-calendar';
import { isStandIn, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { dueChanges } from '../due-changes.logic';

/** How somebody counts days, and the time they prefer. Minutes after midnight. */
export interface Habits {
  readonly dueTimeMinutes: number;
  readonly dayStartMinutes: number;
}

/** The instant a task has on another day: its time of day, or the usual one where it had only the end of its day. */
export function dueOn(
  { due_date }: Pick<Task, 'due_date'>,
  key: DayKey,
  { dueTimeMinutes, dayStartMinutes }: Habits,
): string {
  const now = due_date === null ? null : new Date(due_date);
  const kept = now && !isStandIn(now.getTime()) ? now : null;
  const minutes = kept ? kept.getHours() * 60 + kept.getMinutes() : dueTimeMinutes;
  const { year, month, day } = partsOfDay(key);
  // What lies before the day begins belongs to its night.
  const late = minutes < dayStartMinutes ? 1 : 0;
  return new Date(year, month - 1, day + late, 0, minutes).toISOString();
}

/** The change of a move to a day; null where it stays. The reminder goes along (decisions 21). */
export function moveToDay(task: Task, key: DayKey, habits: Habits): TaskChanges | null {
  const due = dueOn(task, key, habits);
  const isSame = task.due_date !== null && Date.parse(due) === Date.parse(task.due_date);
  return isSame ? null : dueChanges(task, due);
}

/** What a move leads to, in words: `Thu, Nov 26, 16:00`. */
export function placeText(task: Task, key: DayKey, habits: Habits): string {
  const day = formatDay(key, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${timeOfDay(Date.parse(dueOn(task, key, habits)))}`;
}
