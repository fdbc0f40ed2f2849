import { readPreferences } from '@plainday/data-preferences';
import {
  dayOfDue,
  dueChanges,
  dueFromShortcut,
  dueOnDay,
  hasTime,
  newDateTime,
  type DueShortcut,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';

/** The change a shortcut of the due date makes, at the time of day and with the start of day its owner prefers. */
export function shortcutChanges(
  task: Task,
  shortcut: DueShortcut,
  nowMs: number,
  preferences = readPreferences(task.user_id),
): TaskChanges {
  return dueChanges(
    task,
    dueFromShortcut(
      shortcut,
      new Date(nowMs),
      task,
      newDateTime(preferences),
      preferences.dayStartMinutes,
    ),
  );
}

/** The change that takes the time away and keeps the day (decisions 89); nothing where there is none. */
export function untimedChanges(
  task: Task,
  preferences = readPreferences(task.user_id),
): TaskChanges {
  const day = hasTime(task) ? dayOfDue(task, preferences) : null;
  return day === null ? {} : dueChanges(task, dueOnDay(day, preferences));
}
