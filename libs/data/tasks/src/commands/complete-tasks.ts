import { readQuery, type AppThunk } from '@plainday/data-api';
import type { Task, TaskChanges } from '@plainday/domain-tasks';
import type { FollowUp, RecurrenceOptions } from '@plainday/domain-tasks/recurrence';
import { newId } from '@plainday/shared-platform';
import type { TaskPut } from '../model/effect.logic';
import { changeTasks, grouped, inverseChanges, namedIn, type TaskChange } from './change-tasks';
import { shown } from '../model/counts.logic';
import { findTasks } from '../api/find-tasks';
import { indexOf, type FindTasks, type Known } from '../model/known-tasks';
import { manyWritesApi } from '../api/many-writes.api';
import type { OccurrenceInsert } from '../model/changing';
import { UNTRACKED } from '../api/task-writes.api';
import { tasksApi } from '../api/tasks.api';
import { contentOf, seenTasks, type SeenTask } from '../model/seen-task';
import { effectOfChanges } from '../model/write.logic';

const { tasksChangeMany } = manyWritesApi.endpoints;
const { tasksList } = tasksApi.endpoints;

/** A task to be ticked, with its subtasks as they are now. */
export interface Ticking {
  readonly task: Task;
  readonly family?: readonly Task[];
}

/** What a tick left behind. */
export interface Completed {
  /** The occurrences that follow: the first says when a repeating task is due again. */
  readonly next: readonly Task[];
  /** Takes the tick back and the occurrences with it, also one that another tab has inserted. */
  readonly undo: AppThunk<Promise<unknown>>;
}

/** Time of day for tasks without a due date, when days begin, and the zone; all have defaults. */
export type CompleteOptions = Omit<RecurrenceOptions, 'anchorDay' | 'anchorTime'>;

/** What a tick sets: the top level goes to the trash (spec §4), a subtask stays under its parent. */
export function tickOf(task: Task, nowMs: number): TaskChanges {
  if (task.parent_task_id !== null) return { completed: true };
  return { completed: true, deleted_at: new Date(nowMs).toISOString() };
}

function seriesOf(task: Task): string {
  return task.series_id ?? task.id;
}

/** A series has one open occurrence: while there is another, a tick adds none. */
function hasOpenOther(task: Task, find: FindTasks): boolean {
  const series = seriesOf(task);
  return (
    find(
      (row) =>
        row.series_id === series && row.id !== task.id && !row.completed && row.deleted_at === null,
    ).length > 0
  );
}

/** What computes the next dates of a repeating task: a part of its own, which most days need not. */
export const recurrence = {
  load: () => import(/* webpackChunkName: "recurrence" */ '@plainday/domain-tasks/recurrence'),
  /** Fetches it ahead; where that fails, whoever ticks a task tries again. */
  preload: (): Promise<void> =>
    recurrence.load().then(
      () => undefined,
      () => undefined,
    ),
};

/** What was done before it in its series, the latest first: what lists hold, else what the server has in the trash. */
type Former = (task: Task) => Promise<Task | undefined>;

function latestBefore(task: Task, rows: readonly Task[]): Task | undefined {
  const series = seriesOf(task);
  const due = Date.parse(task.due_date ?? '');
  return rows
    .filter((row) => row.id !== task.id && (row.series_id === series || row.id === series))
    .filter((row) => row.due_date !== null && Date.parse(row.due_date) < due)
    .sort((a, b) => Date.parse(b.due_date ?? '') - Date.parse(a.due_date ?? ''))[0];
}

async function followUps(
  entries: readonly TaskChange[],
  former: Former,
  find: FindTasks,
  known: Known,
  now: Date,
  options: CompleteOptions,
): Promise<ReadonlyMap<string, FollowUp>> {
  const found = new Map<string, FollowUp>();
  const { followUp, mayBeMoved, timeOfDue } = await recurrence.load();
  for (const { task } of entries) {
    if (task.repeat_pattern === null || hasOpenOther(task, find)) continue;
    const children = known.childrenOf(task.id).filter((row) => row.deleted_at === task.deleted_at);
    const isMoved = task.due_date !== null && mayBeMoved(task.due_date, options.timeZone);
    const before = isMoved ? (await former(task))?.due_date : null;
    const anchorTime = before ? timeOfDue(before, options.timeZone) : null;
    const follow = followUp(task, children, now, newId, { ...options, anchorTime });
    if (follow) found.set(task.id, follow);
  }
  return found;
}

function insertOf(sourceId: string, { next, subtasks }: FollowUp): OccurrenceInsert {
  return {
    source_id: sourceId,
    id: next.id,
    due_date: next.due_date ?? '',
    due_day: next.due_day,
    reminder_time: next.reminder_time,
    anchor_day: next.repeat_anchor_day,
    subtasks: Object.fromEntries(subtasks.map((copy) => [copy.sourceId, copy.row.id])),
  };
}

/** A second click falls on the occurrence that has just come: of one series one is ticked in this time. Milliseconds. */
const MOMENT_MS = 1000;
type Ticks = Map<string, number>;
/** When each series was last ticked, by store. */
const ticksOf = new WeakMap<object, Ticks>();

function ticksIn(store: object): Ticks {
  const known = ticksOf.get(store);
  const ticks: Ticks = known ?? new Map<string, number>();
  if (!known) ticksOf.set(store, ticks);
  return ticks;
}

/** Leaves out what repeats and was ticked a moment ago. */
function withoutRepeats(
  tickings: readonly Ticking[],
  nowMs: number,
  ticks: Ticks,
): readonly Ticking[] {
  const isRepeat = ({ task }: Ticking) =>
    task.repeat_pattern !== null &&
    Math.abs(nowMs - (ticks.get(seriesOf(task)) ?? -Infinity)) < MOMENT_MS;
  const left = tickings.filter((ticking) => !isRepeat(ticking));
  for (const { task } of left) {
    if (task.repeat_pattern !== null) ticks.set(seriesOf(task), nowMs);
  }
  return left;
}

function forget(entries: readonly TaskChange[], ticks: Ticks): void {
  for (const { task } of entries) ticks.delete(seriesOf(task));
}

/** Occurrences go without a word where they are as they were made; what was typed into them since is kept. */
function seenAsMade(tasks: readonly Task[], made: readonly Task[]): readonly SeenTask[] {
  const contents = new Set(made.map(contentOf));
  return seenTasks(tasks).map(([id, rev, content]) =>
    contents.has(content) ? [id, rev, content] : [id, 0, 0],
  );
}

function takeBack(
  entries: readonly TaskChange[],
  next: readonly Task[],
  made: readonly Task[],
): Completed['undo'] {
  const back = inverseChanges(entries);
  const withdrawn = next.map((row) => ({
    series_id: row.series_id ?? '',
    due_date: row.series_due ?? '',
  }));
  const dates = new Map(next.map((row) => [row.series_id, Date.parse(row.series_due ?? '')]));
  return (dispatch, getState, store) => {
    forget(entries, ticksIn(store));
    const find = findTasks(getState(), namedIn(back));
    const known = indexOf(find);
    const gone = find(
      (row) =>
        !row.completed &&
        row.series_due !== null &&
        dates.get(row.series_id) === Date.parse(row.series_due),
    ).flatMap((row) => [row, ...known.childrenOf(row.id)]);
    const effect = { ...effectOfChanges(back, known), drop: gone.map(({ id }) => id) };
    const arg = {
      changes: grouped(back),
      occurrences: [],
      withdrawn,
      taken: seenAsMade(gone, made),
      ...shown(effect, find),
    };
    return dispatch(tasksChangeMany.initiate(arg, UNTRACKED));
  };
}

/**
 * Ticks tasks, wherever that is done. What does not repeat is a change like others; repeating ones go out in one
 * request and one transaction and leave their next occurrence behind, once, with their subtasks open again
 * (decisions 18–20). Resolves as soon as the screen shows it, to null when nothing is left to tick: a double click on a
 * repeating task ticks one occurrence. Rejects when the part that computes dates cannot be downloaded, and nothing has
 * happened then.
 */
export function completeTasks(
  tickings: readonly Ticking[],
  nowMs: number,
  options: CompleteOptions = {},
): AppThunk<Promise<Completed | null>> {
  return async (dispatch, getState, store) => {
    const ticks = ticksIn(store);
    const entries = withoutRepeats(tickings, nowMs, ticks).map(({ task, family = [] }) => ({
      task,
      family,
      changes: tickOf(task, nowMs),
    }));
    if (entries.length === 0) return null;
    if (entries.every(({ task }) => task.repeat_pattern === null)) {
      void dispatch(changeTasks(entries));
      return { next: [], undo: changeTasks(inverseChanges(entries)) };
    }
    const early = findTasks(getState(), namedIn(entries));
    const now = new Date(nowMs);
    const former: Former = async (task) => {
      const series = seriesOf(task);
      const held = early((row) => row.series_id === series || row.id === series);
      const found = latestBefore(task, held);
      if (found) return found;
      const trash = readQuery({ dispatch }, tasksList, 'trash');
      return latestBefore(task, await trash.catch(() => []));
    };
    const follow = await followUps(entries, former, early, indexOf(early), now, options).catch(
      (error: unknown) => {
        forget(entries, ticks);
        throw error;
      },
    );
    const find = findTasks(getState(), namedIn(entries));
    const { put = [] } = effectOfChanges(entries, indexOf(find));
    const made = [...follow.values()].flatMap((found) => [
      found.next,
      ...found.subtasks.map(({ row }) => row),
    ]);
    const born = made.map((row): TaskPut => ({ row, changes: null }));
    const arg = {
      changes: grouped(entries),
      occurrences: [...follow].map(([id, found]) => insertOf(id, found)),
      withdrawn: [],
      ...shown({ put: [...put, ...born] }, find),
    };
    void dispatch(tasksChangeMany.initiate(arg, UNTRACKED));
    const next = [...follow.values()].map((found) => found.next);
    return { next, undo: takeBack(entries, next, made) };
  };
}
