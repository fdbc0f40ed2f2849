import { compareInstants, type Task, type TaskChanges } from '@plainday/domain-tasks';
import type { TaskEffect, TaskPut } from './effect.logic';
import type { FindTasks, Known } from './known-tasks';

/** The server spells an instant in another way than this device does. */
function sameStamp(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && compareInstants(a, b) === 0);
}

/** Changes of a parent that its subtasks follow, as the database's triggers do (decisions 10, 13). */
function cascade(task: Task, changes: TaskChanges, child: Task): TaskChanges | null {
  if (changes.project_id !== undefined) return { project_id: changes.project_id };
  if (changes.deleted_at === undefined) return null;
  return sameStamp(child.deleted_at, task.deleted_at) ? { deleted_at: changes.deleted_at } : null;
}

/** The effect of changing fields of a task. */
export function effectOfChange(task: Task, changes: TaskChanges, known: Known): TaskEffect {
  const put: TaskPut[] = [{ row: { ...task, ...changes }, changes }];
  if ('project_id' in changes || 'deleted_at' in changes) {
    for (const child of known.childrenOf(task.id)) {
      const follows = cascade(task, changes, child);
      if (follows) put.push({ row: { ...child, ...follows }, changes: follows });
    }
  }
  if (changes.deleted_at === null) put.push(...parentBack(task, known));
  return { put };
}

/** A subtask taken out of the trash brings its parent along, and those that were trashed with it. */
function parentBack(task: Task, known: Known): readonly TaskPut[] {
  const parent = known.byId(task.parent_task_id);
  if (!parent || parent.deleted_at === null) return [];
  const { put = [] } = effectOfChange(parent, { deleted_at: null, completed: false }, known);
  return put.filter(({ row }) => row.id !== task.id);
}

/** The effect of many changes: what a row is told itself is laid over what it follows. */
export function effectOfChanges(
  entries: readonly { readonly task: Task; readonly changes: TaskChanges }[],
  known: Known,
): TaskEffect {
  const merged = new Map<string, TaskPut>();
  const lay = ({ row, changes }: TaskPut): void => {
    const before = merged.get(row.id);
    merged.set(
      row.id,
      before
        ? { row: { ...before.row, ...changes }, changes: { ...before.changes, ...changes } }
        : { row, changes },
    );
  };
  const effects = entries.map(
    ({ task, changes }) => effectOfChange(task, changes, known).put ?? [],
  );
  for (const [, ...followers] of effects) followers.forEach(lay);
  for (const [own] of effects) if (own) lay(own);
  return { put: [...merged.values()] };
}

/** The effect of deleting a task for good: its subtasks go too. */
export function effectOfRemoval(id: string, find: FindTasks): TaskEffect {
  return { drop: [id, ...find((row) => row.parent_task_id === id).map((row) => row.id)] };
}

/** The effect of emptying the trash of what was in it at `before`; subtasks go with their parents. */
export function effectOfEmptying(
  onlyDeleted: boolean,
  before: string,
  find: FindTasks,
): TaskEffect {
  const limit = Date.parse(before);
  const gone = find(
    (row) =>
      row.deleted_at !== null &&
      Date.parse(row.deleted_at) <= limit &&
      !(onlyDeleted && row.completed),
  ).map((row) => row.id);
  const parents = new Set(gone);
  const children = find((row) => parents.has(row.parent_task_id ?? '')).map((row) => row.id);
  return { drop: [...new Set([...gone, ...children])] };
}
