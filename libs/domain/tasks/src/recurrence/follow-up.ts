import { addDays, daysBetween } from '@plainday/domain-calendar';
import { DAY_MS } from '@plainday/shared-utils';
import type { Due } from '../dates/when-due.logic';
import type { Task } from '../model/task.schema';
import { nextOccurrence } from './next-occurrence';
import type { RecurrenceOptions } from './recurrence.types';

/** The rows that follow a ticked repeating task. */
export interface FollowUp {
  readonly next: Task;
  /** Copies of the subtasks with the id of what each is a copy of. */
  readonly subtasks: readonly { readonly sourceId: string; readonly row: Task }[];
}

function isSameInstant(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && Date.parse(a) === Date.parse(b);
}

function shifted(iso: string | null, byMs: number): string | null {
  return iso === null ? null : new Date(Date.parse(iso) + byMs).toISOString();
}

/** Subtasks lie as far from another date of their task as they do from this one. */
export function shiftBetween(from: Due, to: Due) {
  const moved =
    from.due_date === null || to.due_date === null
      ? 0
      : Date.parse(to.due_date) - Date.parse(from.due_date);
  const days =
    from.due_day && to.due_day ? daysBetween(from.due_day, to.due_day) : Math.round(moved / DAY_MS);
  return (child: Task) => ({
    due_date: shifted(child.due_date, moved),
    due_day: child.due_day && addDays(child.due_day, days),
    reminder_time: shifted(child.reminder_time, moved),
  });
}

/**
 * The next occurrence of a repeating task and copies of its subtasks (decisions 18–20). It takes the place of the
 * task in its list and keeps all its fields. Subtasks start open, as far from the due date as they were. The anchor
 * day counts only while the task is due when it was born to be: a due date moved by hand starts anew.
 * So does the time of day, which the occurrence before tells where a clock change has moved this one.
 * Null when the task does not repeat or its series is over. Exactly what `change_tasks` inserts.
 */
export function followUp(
  task: Task,
  children: readonly Task[],
  now: Date,
  newId: () => string,
  options: Omit<RecurrenceOptions, 'anchorDay'> = {},
): FollowUp | null {
  const isBorn = isSameInstant(task.due_date, task.series_due);
  const anchorDay = isBorn ? task.repeat_anchor_day : null;
  const anchorTime = isBorn ? options.anchorTime : null;
  const found = nextOccurrence(task, now, { ...options, anchorDay, anchorTime });
  if (!found) return null;
  const { due_date, due_day, reminder_time } = found;
  const fresh = { completed: false, deleted_at: null, rev: 0 };
  const next: Task = {
    ...task,
    ...fresh,
    id: newId(),
    due_date,
    due_day,
    reminder_time,
    repeat_left: task.repeat_left && task.repeat_left - 1,
    repeat_anchor_day: found.anchorDay,
    series_id: task.series_id ?? task.id,
    series_due: due_date,
  };
  const shift = shiftBetween(task, found);
  const subtasks = children.map((child) => ({
    sourceId: child.id,
    row: {
      ...child,
      ...fresh,
      id: newId(),
      parent_task_id: next.id,
      ...shift(child),
      repeat_anchor_day: null,
      series_id: null,
      series_due: null,
    },
  }));
  return { next, subtasks };
}
