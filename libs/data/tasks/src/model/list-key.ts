import { compareTasks, compareTrash, type Task } from '@plainday/domain-tasks';

/**
 * Which list is read (spec §7, decisions 1): `inbox` is All Tasks by the letter (no project), `trash` what was
 * deleted or completed, `everywhere` every live task, `project:<id>` the tasks of one project. Cut out of these:
 * `reminders` are open tasks with a reminder, `dated` those with a due date, both with subtasks, `subtasks` the live
 * subtasks, and `done:<instant>` tasks completed since then.
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
const isLive = (task: Task) => task.deleted_at === null;

/** How a list is cut out of all tasks, and its order. */
export interface Cut {
  /** What changes none of these fields brings no row into it. */
  readonly by: readonly (keyof Task)[];
  /** Whether a row is part of it: the filters of spec §7, for rows that changed on this side. */
  readonly has: (task: Task) => boolean;
  readonly compare: (a: Task, b: Task) => number;
}

/** The cut of a list. Made once for as many rows as are looked at. */
export function cutOf(key: ListKey): Cut {
  const since = doneSince(key);
  if (since !== null || key === 'trash') {
    const from = since === null ? 0 : Date.parse(since);
    const isDone = (task: Task) => isRoot(task) && task.completed;
    const has = (task: Task) =>
      task.deleted_at !== null &&
      (since === null || (isDone(task) && Date.parse(task.deleted_at) >= from));
    return { by: ['deleted_at', 'completed'], has, compare: compareTrash };
  }
  const cut = (by: Cut['by'], has: Cut['has']): Cut => ({
    by: ['deleted_at', ...by],
    has: (task) => isLive(task) && has(task),
    compare: compareTasks,
  });
  switch (key) {
    case 'reminders':
      return cut(
        ['completed', 'reminder_time'],
        (task) => task.reminder_time !== null && !task.completed,
      );
    case 'dated':
      return cut(['completed', 'due_date'], (task) => task.due_date !== null && !task.completed);
    case 'subtasks':
      return cut(['parent_task_id'], (task) => !isRoot(task));
    case 'everywhere':
      return cut([], () => true);
    case 'inbox':
    default: {
      const project = projectOf(key);
      return cut(['project_id'], (task) => task.project_id === project);
    }
  }
}
