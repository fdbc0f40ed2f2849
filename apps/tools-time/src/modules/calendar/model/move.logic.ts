import {
  dayKeyOf,
  formatDay,
  instantWithin,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import { reminderAfterMove, type Task, type TaskChanges } from '@plainday/domain-tasks';

/** Where a task is moved: a day, and in the hours a time of it. */
export interface MoveTarget {
  readonly day: DayKey;
  /** `HH:mm`; the time of day stays when it is left out. */
  readonly time?: string;
}

const dueOf = (task: Task) => Date.parse(task.due_date ?? '');

function instantFor(task: Task, { day, time }: MoveTarget, rule: DayRule): number {
  return instantWithin(day, time ?? timeOfDay(dueOf(task)), rule);
}

/** The change a move makes: the due date, and the reminder that keeps its distance (CV4). Null when it moves nowhere. */
export function moveChanges(task: Task, target: MoveTarget, rule: DayRule): TaskChanges | null {
  const due = new Date(instantFor(task, target, rule)).toISOString();
  if (Date.parse(due) === dueOf(task)) return null;
  const reminder = reminderAfterMove(task.reminder_time, task.due_date, due);
  return reminder === task.reminder_time
    ? { due_date: due }
    : { due_date: due, reminder_time: reminder };
}

/** What a move leads to, in words: `Thu, Nov 26, 16:00`. */
export function targetText(task: Task, target: MoveTarget, rule: DayRule): string {
  const instant = instantFor(task, target, rule);
  const day = formatDay(dayKeyOf(instant), { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${timeOfDay(instant)}`;
}

/** A place to drop on, as the name of a drop zone. */
export function zoneOf({ day, time }: MoveTarget): string {
  return time === undefined ? day : `${day} ${time}`;
}

/** The place behind the name of a drop zone. */
export function targetOfZone(zone: string): MoveTarget {
  const [day = '', time] = zone.split(' ');
  return time === undefined ? { day } : { day, time };
}
