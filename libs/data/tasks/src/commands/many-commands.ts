import type { AppThunk } from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import { shown } from '../model/counts.logic';
import { findTasks } from '../api/find-tasks';
import { indexOf } from '../model/known-tasks';
import { manyWritesApi } from '../api/many-writes.api';
import { UNTRACKED } from '../api/task-writes.api';
import { seenTasks } from '../model/seen-task';

const { tasksAddMany, tasksRemoveMany } = manyWritesApi.endpoints;

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
    const drop = new Set([...ids, ...children]);
    const effect = { drop: [...drop] };
    const shownNow = find(({ id }) => drop.has(id));
    const listed = new Set(shownNow.map(({ id }) => id));
    const seen = seenTasks([...shownNow, ...tasks.filter(({ id }) => !listed.has(id))]);
    return dispatch(tasksRemoveMany.initiate({ ids, seen, ...shown(effect, find) }, UNTRACKED));
  };
}
