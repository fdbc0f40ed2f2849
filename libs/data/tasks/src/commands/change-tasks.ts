import type { AppThunk } from '@plainday/data-api';
import { inverseOf, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { shown } from '../model/counts.logic';
import { findTasks } from '../api/find-tasks';
import { indexOf, lookUp, type FindTasks } from '../model/known-tasks';
import { manyWritesApi } from '../api/many-writes.api';
import type { ChangeGroup } from '../model/changing';
import { taskWritesApi, UNTRACKED } from '../api/task-writes.api';
import { effectOfChange, effectOfChanges } from '../model/write.logic';

const { tasksUpdate } = taskWritesApi.endpoints;
const { tasksChangeMany } = manyWritesApi.endpoints;

/** What becomes of a task. */
export interface TaskChange {
  readonly task: Task;
  readonly changes: TaskChanges;
  /** The task as a form was opened with; as it is now, when left out. */
  readonly opened?: Task;
  /** Subtasks that no list holds at the moment, as after a tick whose undo is wanted. */
  readonly family?: readonly Task[];
}

/** Of these nothing is kept: every other value is one that somebody has chosen back, or a mere number of the order. */
const NEVER_KEPT = ['completed', 'focused', 'deleted_at', 'position'];

/** What the columns that change hold as the task is shown. */
function seenOf(task: Task, changes: TaskChanges): TaskChanges {
  const columns = Object.keys(changes).filter((name) => !NEVER_KEPT.includes(name));
  return Object.fromEntries(columns.map((name) => [name, task[name as keyof TaskChanges]]));
}

/** Puts tasks that change in the same way together: the request is then little more than their ids. */
export function grouped(entries: readonly TaskChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { readonly ids: string[] }>();
  for (const { task, changes, opened = task } of entries) {
    const seen = seenOf(opened, changes);
    const key = JSON.stringify([changes, seen]);
    const group = groups.get(key);
    if (group) group.ids.push(task.id);
    else groups.set(key, { ids: [task.id], set: changes, seen });
  }
  return [...groups.values()];
}

/** All rows the entries name, for those that are in no list. */
export function namedIn(entries: readonly TaskChange[]): readonly Task[] {
  return entries.flatMap(({ task, family = [] }) => [task, ...family]);
}

/** The changes that take these back. Subtasks that followed their parent follow it back. */
export function inverseChanges(entries: readonly TaskChange[]): readonly TaskChange[] {
  return entries.map(({ task, changes, family = [] }) => {
    const { deleted_at } = changes;
    return {
      task: { ...task, ...changes },
      changes: inverseOf(task, changes),
      family: family.map((child) =>
        deleted_at !== undefined && child.deleted_at === task.deleted_at
          ? { ...child, deleted_at }
          : child,
      ),
    };
  });
}

/**
 * Changes tasks, each its own way: editing, trashing and restoring alike. One task is written as a row, several (at
 * most 20,000) by one call and in one transaction. Subtasks follow where they must; of several, those that are gone are
 * skipped. What is ticked goes through {@link completeTasks}, so that repeating tasks come again.
 */
export function changeTasks(entries: readonly TaskChange[]): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const [only, ...others] = entries;
    if (!only) return Promise.resolve();
    const find = findTasks(getState(), namedIn(entries));
    if (others.length === 0) {
      const { task, changes, opened } = only;
      // One walk through all rows for the task and what follows it; what comes back may bring its parent along.
      const around = find(({ id, parent_task_id: parent }) => id === task.id || parent === task.id);
      const near: FindTasks =
        changes.deleted_at === null ? find : (wanted) => around.filter(wanted);
      const effect = effectOfChange(task, changes, lookUp(near));
      const seen = opened && { seen: inverseOf(opened, changes) };
      const arg = { id: task.id, changes, ...seen, ...shown(effect, near) };
      return dispatch(tasksUpdate.initiate(arg, UNTRACKED));
    }
    const effect = effectOfChanges(entries, indexOf(find));
    const arg = { changes: grouped(entries), occurrences: [], withdrawn: [] };
    return dispatch(tasksChangeMany.initiate({ ...arg, ...shown(effect, find) }, UNTRACKED));
  };
}

/** Changes one task: {@link changeTasks}. */
export function changeTask(
  task: Task,
  changes: TaskChanges,
  family: readonly Task[] = [],
): AppThunk<Promise<unknown>> {
  return changeTasks([{ task, changes, family }]);
}
