import { daysBetween, formatDay, timeOfDay, todayOf } from '@plainday/domain-calendar';
import {
  changedFields,
  dayOfDue,
  dayWithoutTime,
  dueChanges,
  NO_DUE,
  type Due,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { dueIn, isImportant, URGENT_DAYS, urgencyAt, type MatrixPresent } from './quadrant.logic';
import { quadrantById, type QuadrantId } from './quadrants';

function dueFor(target: QuadrantId, task: Task, present: MatrixPresent): Due {
  if (target === 'neither') return NO_DUE;
  const days = quadrantById(target).urgent ? 1 : URGENT_DAYS;
  if (dayWithoutTime(task) !== null) return dueIn(days, present, null);
  const time = task.due_date && timeOfDay(Date.parse(task.due_date), present.timeZone);
  return dueIn(days, present, time ?? undefined);
}

/**
 * The least that has to change so that the task stands in the target quadrant: what is right already is kept, also the
 * time of day. A reminder follows its due date (decisions 21). Empty when the task stands there already.
 */
export function changesFor(target: QuadrantId, task: Task, present: MatrixPresent): TaskChanges {
  const { urgent, important } = quadrantById(target);
  const changes: TaskChanges = {};
  if (important && !isImportant(task)) changes.priority = 'high';
  if (!important) {
    if (task.priority === 'high') changes.priority = urgent ? 'medium' : 'low';
    changes.focused = false;
  }
  if (urgencyAt(present)(task) !== urgent) {
    Object.assign(changes, dueChanges(task, dueFor(target, task, present)));
  }
  return changedFields(task, changes) ?? {};
}

function dayText(due: Due, present: MatrixPresent): string {
  const day = dayOfDue(due, present) ?? '';
  if (daysBetween(todayOf(present), day) === 1) return 'tomorrow';
  return formatDay(day, { month: 'short', day: 'numeric' });
}

/** What a change sets, said before it is made: `sets due → tomorrow, priority → high`. */
export function describeChanges(changes: TaskChanges, present: MatrixPresent): string {
  const { due_date: due, due_day = null, reminder_time: reminder, priority, focused } = changes;
  const parts: string[] = [];
  if (due !== undefined) {
    const set = { due_date: due, due_day };
    parts.push(`due → ${due === null ? 'none' : dayText(set, present)}`);
  }
  if (reminder !== undefined)
    parts.push(`reminder → ${reminder === null ? 'none' : 'moves along'}`);
  if (priority !== undefined) parts.push(`priority → ${priority}`);
  if (focused !== undefined) parts.push(`focus → ${focused ? 'on' : 'off'}`);
  return parts.length === 0 ? 'stands here already' : `sets ${parts.join(', ')}`;
}
