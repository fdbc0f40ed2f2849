import { compareTasks, compareTrash, type Task } from '@plainday/domain-tasks';

/**
 * Which list is read (spec §7, decisions 1): `inbox` is All Tasks by the letter (no project), `trash` what was
 * deleted or completed, `everywhere` every live task, `project:<id>` the tasks of one project. Cut out of these:
 * `reminders` are open tasks with a reminder, `dated` those with a due date, `subtasks` the live subtasks, and
 * `done:<instant>` tasks completed since then.
 */
export type ListKey =
  | 'inbox'
  | 'trash'
  | 'everywhere'
  | 'reminders'
  | 'dated'
  | 'subtasks'
  | `project:${string}`
  | DoneKey;

type DoneKey = `done:${string}`;

/** Key of the tasks that were completed since an instant. */
export function doneKey(since: string): ListKey {
  return `done:${since}`;
}

/** Since when a list shows what was completed; null for lists that do not. */
export function doneSince(key: ListKey): string | null {
  return key.startsWith('done:') ? key.slice('done:'.length) : null;
}

/** Whether a list holds all that stand in one order: only there a move has a place. */
export function isWhole(key: ListKey): boolean {
  return key === 'inbox' || key === 'everywhere' || projectOf(key) !== null;
}

/** Key of a project's list. */
export function projectKey(projectId: string): ListKey {
  return `project:${projectId}`;
}

/** The project a list belongs to; null for lists that are not a project's. */
export function projectOf(key: ListKey): string | null {
  return key.startsWith('project:') ? key.slice('project:'.length) : null;
}

const isRoot = (task: Task) => task.parent_task_id === null;

function isDone(task: Task, since: string): boolean {
  const { completed, deleted_at: at } = task;
  return isRoot(task) && completed && at !== null && Date.parse(at) >= Date.parse(since);
}

/** Whether a row is part of a list: the filters of spec §7, for rows that changed on this side. */
export function belongs(task: Task, key: ListKey): boolean {
  if (key === 'trash') return task.deleted_at !== null;
  const since = doneSince(key);
  if (since !== null) return isDone(task, since);
  if (task.deleted_at !== null) return false;
  if (key === 'reminders') return task.reminder_time !== null && !task.completed;
  if (key === 'dated') return isRoot(task) && task.due_date !== null && !task.completed;
  if (key === 'subtasks') return !isRoot(task);
  return key === 'everywhere' || task.project_id === projectOf(key);
}

/** The fields by which a list is cut out of all tasks: what changes none of them brings no row into it. */
export function cutBy(key: ListKey): readonly (keyof Task)[] {
  if (doneSince(key) !== null || key === 'trash') return ['deleted_at', 'completed'];
  if (key === 'reminders') return ['deleted_at', 'completed', 'reminder_time'];
  if (key === 'dated') return ['deleted_at', 'completed', 'due_date'];
  if (key === 'everywhere' || key === 'subtasks') return ['deleted_at'];
  return ['deleted_at', 'project_id'];
}

/** The order of a list. */
export function compareFor(key: ListKey): (a: Task, b: Task) => number {
  return key === 'trash' || doneSince(key) !== null ? compareTrash : compareTasks;
}
