import {
  dayKeyOf,
  formatDay,
  instantWithin,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import {
  changedFields,
  dayWithoutTime,
  dueAtTime,
  dueChanges,
  dueOnDay,
  hasTime,
  type Due,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';

/** Where a task is moved: a day, and in the hours a time of it. */
export interface MoveTarget {
  readonly day: DayKey;
  /** `HH:mm`; the time of day stays when it is left out, also that there is none. */
  readonly time?: string;
}

function dueAt(task: Task, { day, time }: MoveTarget, rule: DayRule): Due {
  if (time === undefined && dayWithoutTime(task) !== null) return dueOnDay(day, rule);
  const clock = time ?? timeOfDay(Date.parse(task.due_date ?? ''));
  return dueAtTime(new Date(instantWithin(day, clock, rule)).toISOString());
}

/** The change a move makes: the due date, and the reminder that keeps its distance (CV4). Null when it moves nowhere. */
export function moveChanges(task: Task, target: MoveTarget, rule: DayRule): TaskChanges | null {
  return changedFields(task, dueChanges(task, dueAt(task, target, rule)));
}

/** What a move leads to, in words: `Thu, Nov 26, 16:00`, without a time `Thu, Nov 26`. */
export function targetText(task: Task, target: MoveTarget, rule: DayRule): string {
  const due = dueAt(task, target, rule);
  const instant = Date.parse(due.due_date ?? '');
  const key = dayWithoutTime(due) ?? dayKeyOf(instant);
  const day = formatDay(key, { weekday: 'short', month: 'short', day: 'numeric' });
  return hasTime(due) ? `${day}, ${timeOfDay(instant)}` : day;
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
