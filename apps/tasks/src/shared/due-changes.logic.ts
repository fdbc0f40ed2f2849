import {
  dueFromShortcut,
  reminderAfterMove,
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

/** The change a shortcut of the due date makes. */
export function shortcutChanges(task: Task, shortcut: DueShortcut, nowMs: number): TaskChanges {
  const existing = task.due_date === null ? null : new Date(task.due_date);
  return dueChanges(task, dueFromShortcut(shortcut, new Date(nowMs), existing).toISOString());
}
