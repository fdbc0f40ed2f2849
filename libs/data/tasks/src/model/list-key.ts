import { compareTasks, compareTrash, type Task } from '@plainday/domain-tasks';

/**
 * Which list is read (spec §7, decisions 1): `inbox` is All Tasks by the letter (no project), `trash` what was
 * deleted or completed, `everywhere` every live task, `reminders` open tasks with a reminder, `project:<id>` the tasks
 * of one project.
 */
export type ListKey = 'inbox' | 'trash' | 'everywhere' | 'reminders' | `project:${string}`;

/** Key of a project's list. */
export function projectKey(projectId: string): ListKey {
  return `project:${projectId}`;
}

/** The project a list belongs to; null for lists that are not a project's. */
export function projectOf(key: ListKey): string | null {
  return key.startsWith('project:') ? key.slice('project:'.length) : null;
}

/** Whether a row is part of a list: the filters of spec §7, for rows that changed on this side. */
export function belongs(task: Task, key: ListKey): boolean {
  if (key === 'trash') return task.deleted_at !== null;
  if (task.deleted_at !== null) return false;
  if (key === 'reminders') return task.reminder_time !== null && !task.completed;
  return key === 'everywhere' || task.project_id === projectOf(key);
}

/** The order of a list. */
export function compareFor(key: ListKey): (a: Task, b: Task) => number {
  return key === 'trash' ? compareTrash : compareTasks;
}
