import type { AppThunk } from '@plainday/data-api';
import {
  duplicateOf,
  fullDuplicateOf,
  neighboursAt,
  neighboursOf,
  siblingsOf,
  type Birth,
  type Neighbours,
  type Task,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { countDelta, shown } from '../model/counts.logic';
import { isAsCopied } from '../model/as-copied.logic';
import { findTasks } from '../api/find-tasks';
import { lookUp } from '../model/known-tasks';
import { taskWritesApi, UNTRACKED } from '../api/task-writes.api';
import { contentOf, seenTasks } from '../model/seen-task';
import { effectOfChange, effectOfEmptying, effectOfRemoval } from '../model/write.logic';

const { tasksAdd, tasksRemove, tasksEmptyTrash, tasksMove, tasksDuplicate } =
  taskWritesApi.endpoints;

/** Adds a task or a subtask made by `newTask` or `newSubtask`, or one that was there: the server counts anew. */
export function addTask(row: Task): AppThunk<Promise<unknown>> {
  return (dispatch) => {
    const task = { ...row, rev: 0 };
    const effect = { put: [{ row: task, changes: null }] };
    const counts = countDelta([], [task]);
    return dispatch(tasksAdd.initiate({ task, effect, counts }, UNTRACKED));
  };
}

/**
 * Takes a copy back: nothing is left of it, unless somebody has changed it or added to it since. Then it goes to the
 * trash.
 */
export function takeBackTask(
  copy: Task,
  nowMs: number = systemClock.now(),
): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const find = findTasks(getState());
    const known = lookUp(find);
    const row = known.byId(copy.id) ?? copy;
    const isUntouched = contentOf(row) === contentOf(copy) && isAsCopied(row, copy, known);
    const trashed = { deleted_at: row.deleted_at ?? new Date(nowMs).toISOString() };
    const effect = isUntouched
      ? effectOfRemoval(copy.id, find)
      : effectOfChange(row, trashed, known);
    const arg = { id: copy.id, ...shown(effect, find) };
    return dispatch(tasksRemove.initiate(arg, UNTRACKED));
  };
}

/** An emptied trash: the ids of what is gone from this device at once, and the answer of the server. */
export interface Emptied {
  readonly dropped: readonly string[];
  readonly saved: Promise<unknown>;
}

/** Empties the trash of what is in it now: all of it, or only what was not completed (decisions 6). */
export function emptyTrash(onlyDeleted: boolean, nowMs: number): AppThunk<Emptied> {
  return (dispatch, getState) => {
    const find = findTasks(getState());
    const before = new Date(nowMs).toISOString();
    const effect = effectOfEmptying(onlyDeleted, before, find);
    const dropped = new Set(effect.drop);
    const seen = seenTasks(find(({ id }) => dropped.has(id)));
    const arg = { before, onlyDeleted, seen, ...shown(effect, find) };
    const saved = dispatch(tasksEmptyTrash.initiate(arg, UNTRACKED));
    return { dropped: effect.drop ?? [], saved };
  };
}

/** Moves a task between neighbours among its live siblings (spec §4). Returns those that it had. */
export function placeTask(
  task: Task,
  choose: (ids: readonly string[]) => Neighbours,
): AppThunk<Neighbours> {
  return (dispatch, getState) => {
    const find = findTasks(getState());
    const siblings = siblingsOf(
      find(() => true),
      task,
    );
    const { id } = task;
    const ids = siblings.map((row) => row.id);
    const neighbours = choose(ids);
    const effect = { move: { id, ...neighbours } };
    void dispatch(tasksMove.initiate({ id, ...neighbours, ...shown(effect, find) }, UNTRACKED));
    return neighboursOf(ids, id);
  };
}

/** Moves a task to an index among its live siblings: {@link placeTask}. */
export function moveTaskTo(task: Task, index: number): AppThunk<Neighbours> {
  return placeTask(task, (ids) => neighboursAt(ids, task.id, index));
}

/** Duplicates a task by the letter of spec §7. Returns the new row. */
export function duplicateTask(source: Task, birth: Birth): AppThunk<Task> {
  return (dispatch) => {
    const task = duplicateOf(source, birth);
    void dispatch(addTask(task));
    return task;
  };
}

/** Duplicates a task with every field and its subtasks (decisions 14). Returns the new row. */
export function duplicateTaskWithEverything(source: Task, birth: Birth): AppThunk<Task> {
  return (dispatch, getState) => {
    const task = fullDuplicateOf(source, birth);
    const effect = { put: [{ row: task, changes: null }] };
    const arg = { sourceId: source.id, newId: task.id, ...shown(effect, findTasks(getState())) };
    void dispatch(tasksDuplicate.initiate(arg, UNTRACKED));
    return task;
  };
}
