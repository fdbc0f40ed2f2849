import { api, type AppThunk } from '@plainday/data-api';
import { isRefusal, type ApiError } from '@plainday/data-supabase';
import type { Task } from '@plainday/domain-tasks';
import { shown } from '../model/counts.logic';
import { findTasks } from '../api/find-tasks';
import { indexOf } from '../model/known-tasks';
import { manyWritesApi } from '../api/many-writes.api';
import { UNTRACKED } from '../api/task-writes.api';
import { seenTasks } from '../model/seen-task';

const { tasksAddMany, tasksRemoveMany, tasksTryMany } = manyWritesApi.endpoints;

/** Newest first is the order of a list, so each task is born a millisecond before the one above it. */
function inOrder(tasks: readonly Task[]): readonly Task[] {
  let above = Infinity;
  return tasks.map((task) => {
    const born = Math.min(Date.parse(task.created_at), above - 1);
    above = born;
    return { ...task, rev: 0, created_at: new Date(born).toISOString() };
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

/** A task that the server does not take, and what it says of it. */
export interface RefusedTask {
  readonly task: Task;
  readonly why: string;
}

/** How trying to add many tasks ended. */
export interface TriedTasks {
  readonly added: number;
  readonly refused: readonly RefusedTask[];
  /** Why nothing more was tried: no answer, no room, or too much of it was refused. Null where all was. */
  readonly failed: 'no-answer' | 'full' | 'refused' | null;
}

/** So many are looked for one by one; where more are refused it is not for what stands in them. */
const REFUSED_MAX = 20;

/**
 * Adds many tasks as {@link addTasks} does, for whoever has them still when there is no answer. Where the server refuses
 * some the others come in. Tried in order: what was added and refused stood before the rest. Lists show them after
 * {@link readTasksAgain}.
 */
export function tryTasks(tasks: readonly Task[]): AppThunk<Promise<TriedTasks>> {
  return async (dispatch) => {
    const refused: RefusedTask[] = [];
    let added = 0;
    const attempt = async (rows: readonly Task[]): Promise<TriedTasks['failed']> => {
      const write = tasksTryMany.initiate(rows, { subscribe: false, forceRefetch: true });
      const error = (await dispatch(write)).error as ApiError | undefined;
      const [first, second] = rows;
      if (!error) added += rows.length;
      else if (error.status === 413) return 'full';
      else if (!isRefusal(error)) return 'no-answer';
      else if (second) {
        const half = Math.ceil(rows.length / 2);
        return (await attempt(rows.slice(0, half))) ?? (await attempt(rows.slice(half)));
      } else if (first) refused.push({ task: first, why: error.message });
      return refused.length < REFUSED_MAX ? null : 'refused';
    };
    const failed = await attempt(inOrder(tasks));
    const isNothing = added === 0 && tasks.length > 1;
    return { added, refused, failed: failed ?? (isNothing ? 'refused' : null) };
  };
}

/** Reads every list of tasks and their counts again. */
export function readTasksAgain(): AppThunk {
  return (dispatch) => void dispatch(api.util.invalidateTags(['Task', 'TaskCounts'] as never));
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
