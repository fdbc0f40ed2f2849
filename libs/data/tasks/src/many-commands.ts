import type { AppThunk } from '@plainday/data-api';
import type { Task, TaskChanges } from '@plainday/domain-tasks';
import { findTasks } from './find-tasks';
import { indexOf } from './known';
import { manyWritesApi, type ChangeGroup } from './many-writes.api';
import { shown, UNTRACKED } from './shown';
import { effectOfChanges } from './write.logic';

const { tasksAddMany, tasksChangeMany, tasksRemoveMany } = manyWritesApi.endpoints;

/** What becomes of one of many tasks. */
export interface TaskChange {
  readonly task: Task;
  readonly changes: TaskChanges;
  /** Subtasks that no list holds at the moment, as after a tick whose undo is wanted. */
  readonly family?: readonly Task[];
}

/** Puts tasks that change in the same way together: the request is then little more than their ids. */
export function grouped(entries: readonly TaskChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, { ids: string[]; set: TaskChanges }>();
  for (const { task, changes } of entries) {
    const key = JSON.stringify(changes);
    const group = groups.get(key);
    if (group) group.ids.push(task.id);
    else groups.set(key, { ids: [task.id], set: changes });
  }
  return [...groups.values()];
}

/** All rows the entries name, for those that are in no list. */
export function namedIn(entries: readonly TaskChange[]): readonly Task[] {
  return entries.flatMap(({ task, family = [] }) => [task, ...family]);
}

/**
 * Changes many tasks, each its own way, in one request and one transaction (at most 20,000). Subtasks follow as with
 * {@link changeTask}; tasks that are gone are skipped. The way back is the same call with the inverse changes.
 * Tasks that are ticked go through {@link completeTasks}, so that repeating ones come again.
 */
export function changeTasks(entries: readonly TaskChange[]): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    if (entries.length === 0) return Promise.resolve();
    const find = findTasks(getState(), namedIn(entries));
    const effect = effectOfChanges(entries, indexOf(find));
    const arg = { changes: grouped(entries), occurrences: [], withdrawn: [] };
    return dispatch(tasksChangeMany.initiate({ ...arg, ...shown(effect, find) }, UNTRACKED));
  };
}

/** Newest first is the order of a list, so each task is born a millisecond before the one above it. */
function inOrder(tasks: readonly Task[]): readonly Task[] {
  let above = Infinity;
  return tasks.map((task) => {
    const born = Math.min(Date.parse(task.created_at), above - 1);
    above = born;
    return { ...task, created_at: new Date(born).toISOString() };
  });
}

/**
 * Adds many tasks and subtasks made by `newTask` and `newSubtask` in one request (at most 2,000). Those of the same
 * position are listed in the order given. Resolves to the rows as they are added; to none when it failed.
 */
export function addTasks(tasks: readonly Task[]): AppThunk<Promise<readonly Task[]>> {
  return async (dispatch, getState) => {
    const rows = inOrder(tasks);
    if (rows.length === 0) return rows;
    const effect = { put: rows.map((row) => ({ row, changes: null })) };
    const arg = { tasks: rows, ...shown(effect, findTasks(getState())) };
    const { error } = await dispatch(tasksAddMany.initiate(arg, UNTRACKED));
    return error ? [] : rows;
  };
}

/** Deletes many tasks for good, with their subtasks, in one request: the way back from {@link addTasks}. */
export function removeTasks(tasks: readonly Task[]): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    if (tasks.length === 0) return Promise.resolve();
    const find = findTasks(getState());
    const known = indexOf(find);
    const ids = tasks.map(({ id }) => id);
    const children = ids.flatMap((id) => known.childrenOf(id).map((child) => child.id));
    const effect = { drop: [...new Set([...ids, ...children])] };
    return dispatch(tasksRemoveMany.initiate({ ids, ...shown(effect, find) }, UNTRACKED));
  };
}
