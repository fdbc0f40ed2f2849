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
  /** `HH:mm`, or null for none; what the task has stays when it is left out. */
  readonly time?: string | null;
}

function dueAt(task: Task, { day, time }: MoveTarget, rule: DayRule): Due {
  const isUntimed = time === undefined ? dayWithoutTime(task) !== null : time === null;
  if (isUntimed) return dueOnDay(day, rule);
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
  return time ? `${day} ${time}` : day;
}

const FROM_HOURS = 'hours ';

/** The name of a task that is dragged out of the hours. */
export function hoursCard(taskId: string): string {
  return `${FROM_HOURS}${taskId}`;
}

/** What is dragged to which place: out of the hours onto a day as a whole, a task has no time any more. */
export function moveOf(card: string, zone: string): { taskId: string; target: MoveTarget } {
  const isFromHours = card.startsWith(FROM_HOURS);
  const taskId = isFromHours ? card.slice(FROM_HOURS.length) : card;
  const [day = '', time] = zone.split(' ');
  if (time !== undefined) return { taskId, target: { day, time } };
  return { taskId, target: isFromHours ? { day, time: null } : { day } };
}
