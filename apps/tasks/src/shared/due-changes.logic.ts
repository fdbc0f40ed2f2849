import { readPreferences } from '@plainday/data-preferences';
import {
  dueFromShortcut,
  reminderAfterMove,
  timeFromMinutes,
  type DueShortcut,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';

/** A due date with the reminder that goes with it (decisions 21). */
export function dueChanges(task: Task, due: string | null): TaskChanges {
  return {
    due_date: due,
    reminder_time: reminderAfterMove(task.reminder_time, task.due_date, due),
  };
}

/** The change a shortcut of the due date makes, at the time of day and with the start of day its owner prefers. */
export function shortcutChanges(
  task: Task,
  shortcut: DueShortcut,
  nowMs: number,
  { dueTimeMinutes, dayStartMinutes } = readPreferences(task.user_id),
): TaskChanges {
  const existing = task.due_date === null ? null : new Date(task.due_date);
  const preferred = timeFromMinutes(dueTimeMinutes);
  const due = dueFromShortcut(shortcut, new Date(nowMs), existing, preferred, dayStartMinutes);
  return dueChanges(task, due.toISOString());
}
