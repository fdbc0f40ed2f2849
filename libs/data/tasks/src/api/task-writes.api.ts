import {
  api,
  changeWords,
  insertOnce,
  metRow,
  nameIn,
  optimisticMutation,
  patchQuery,
  registerWords,
  rowWords,
  touchQuery,
  type Answer,
  type CachePatch,
  type Making,
} from '@plainday/data-api';
import type { Db } from '@plainday/data-supabase';
import type { Neighbours, Task, TaskChanges } from '@plainday/domain-tasks';
import { countDelta, withDelta, type Shown } from '../model/counts.logic';
import { applyEffect, toldRows } from '../model/effect.logic';
import { checkAnswer } from './check-answer';
import { columnsOf } from './columns-of';
import type { SeenTask } from '../model/seen-task';
import type { taskStatsApi } from '../stats/task-stats.api';
import { sendRemoval, tellTrashed } from './send-many';
import { tasksApi } from './tasks.api';

const { tasksList, tasksCounts } = tasksApi.endpoints;
type Counted = keyof typeof taskStatsApi.endpoints;

type Add = Shown & { readonly task: Task };
type Update = Shown & {
  readonly id: string;
  readonly changes: TaskChanges;
  /** What a form showed of these fields when it was opened. */
  readonly seen?: TaskChanges;
};
type Remove = Shown & { readonly id: string };
type EmptyTrash = Shown & {
  readonly before: string;
  readonly onlyDeleted: boolean;
  /** What was seen in it, and nothing else is deleted. Absent in what an older release has stored. */
  readonly seen?: readonly SeenTask[];
};
type Move = Shown &
  Partial<Neighbours> & {
    readonly id: string;
    /** In what an older release has stored, which counted. */
    readonly index?: number;
  };
type Duplicate = Shown & { readonly sourceId: string; readonly newId: string };

/** Writes leave no entry in the store: what failed is kept by data/api. */
export const UNTRACKED = { track: false };

/** What a write shows at once in every list and in the counts. */
export function patchesOf({ effect, counts }: Shown): readonly CachePatch[] {
  return [
    patchQuery(tasksList, (rows, key) => applyEffect(rows, key, effect)),
    patchQuery(tasksCounts, (before) => withDelta(before, counts)),
    touchQuery<Counted>('tasksStats'),
    touchQuery<Counted>('tasksCompleted'),
  ];
}

type Positions = Readonly<Record<string, number>>;

/** The positions that the server has given: what was shown meanwhile was computed from what this device knew. */
function positionPatches(positions: Positions): readonly CachePatch[] {
  return [patchQuery(tasksList, (rows, key) => applyEffect(rows, key, { positions }))];
}

/** Rows as the server has answered with them, in every list. */
export function answerPatches(
  rows: readonly Task[],
  told: 'added' | 'changed',
): readonly CachePatch[] {
  if (rows.length === 0) return [];
  const put = toldRows(rows, told);
  return [patchQuery(tasksList, (before, key) => applyEffect(before, key, { put }))];
}

/** Inserts a task, without its project where that is gone by then: it was typed all the same. */
async function insertKept(db: Db, task: Task): Promise<Answer> {
  const answer: Answer = await insertOnce(db, 'tasks', columnsOf(task));
  const { code, message } = (answer.error ?? {}) as { code?: string; message?: string };
  const isGone = code === '23503' && message?.includes('tasks_project_fk') === true;
  return isGone ? insertOnce(db, 'tasks', columnsOf({ ...task, project_id: null })) : answer;
}

/** Inserts a task. A subtask whose task another device has moved to the trash follows it there, and is told of. */
async function insertTask(db: Db, task: Task, making: Making): Promise<Answer> {
  const answer = await insertKept(db, task);
  if (!answer.error) await tellTrashed(answer.data as readonly Task[], [task], making);
  return answer;
}

/** What another device has deleted has no place any more: nothing to ask anybody about. */
export function unlessGone(answer: Answer): Answer {
  const { code } = (answer.error ?? {}) as { readonly code?: string };
  return code === 'PT404' ? { data: {}, error: null } : answer;
}

/** A copy that was taken back need not be made: what was sent before is sent again where the device still had it. */
export function unlessTakenBack(answer: Answer): Answer {
  const { code, hint } = (answer.error ?? {}) as { readonly code?: string; readonly hint?: string };
  return code === 'PT404' && hint === 'new_id' ? { data: null, error: null } : answer;
}

registerWords('tasks', ['title', 'description', 'notes']);

/** What a change of a task is called. */
export function doneBy({ completed, deleted_at, project_id }: TaskChanges): string {
  if (completed === true) return 'Completed';
  if (typeof deleted_at === 'string') return 'Deleted';
  if (completed === false || deleted_at === null) return 'Restored';
  return project_id === undefined ? 'Changed' : 'Moved';
}

const RELOAD = ['Task', 'TaskCounts'] as const;

/** Writing tasks (spec §7): one request each, whose size does not depend on the list's length. */
export const taskWritesApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksAdd: build.mutation(
        optimisticMutation({
          says: ({ task }: Add) => rowWords('Added', 'tasks', [task]),
          send: ({ task }: Add, db, _userId, making) => insertTask(db, task, making),
          check: checkAnswer('parseTasks'),
          patches: patchesOf,
          // A subtask follows its task into a project and the trash; a clock that is ahead is set right.
          settle: (_arg, rows) => answerPatches(rows, 'added'),
          onFailure: RELOAD,
          // One that an earlier page has sent is there already, and not in the answer.
          onSuccess: ({ task }, [row]: readonly Task[]) => {
            if (!row) return RELOAD;
            return row.project_id === task.project_id ? [] : ['TaskCounts'];
          },
        }),
      ),
      tasksUpdate: build.mutation(
        optimisticMutation({
          says: ({ changes, effect }: Update) =>
            changeWords(doneBy(changes), 'tasks', effect.put?.[0]?.row, changes),
          edit: ({ id, changes, seen }: Update) => ({ table: 'tasks', id, changes, seen }),
          check: (data) => checkAnswer('parseTasks')(metRow(data, 'task')),
          patches: patchesOf,
          settle: (_arg, rows) => answerPatches(rows, 'changed'),
          onFailure: RELOAD,
        }),
      ),
      tasksRemove: build.mutation(
        optimisticMutation({
          says: ({ id }: Remove, find) => rowWords('Copy taken back', 'tasks', [find('tasks', id)]),
          send: ({ id }: Remove, db) => db.rpc('take_back_task', { copy_id: id }),
          patches: patchesOf,
          onFailure: RELOAD,
          // A copy that somebody has changed is in the trash.
          onSuccess: RELOAD,
        }),
      ),
      tasksEmptyTrash: build.mutation(
        optimisticMutation({
          says: (_arg: EmptyTrash) => ({ done: 'Trash emptied', names: [] }),
          send: ({ before, onlyDeleted, seen }: EmptyTrash, db, _userId, making) =>
            seen
              ? sendRemoval(seen, db, making, true)
              : db.rpc('empty_trash', { before, only_deleted: onlyDeleted }),
          patches: patchesOf,
          onFailure: RELOAD,
          onSuccess: RELOAD,
        }),
      ),
      tasksMove: build.mutation(
        optimisticMutation({
          says: ({ id }: Move, find) => ({
            done: 'Moved',
            names: nameIn('tasks', find('tasks', id)),
          }),
          send: ({ id, after = [], before = [], index }: Move, db) =>
            (index === undefined
              ? db.rpc('place_task', {
                  task_id: id,
                  after_ids: [...after],
                  before_ids: [...before],
                })
              : db.rpc('move_task', { task_id: id, new_index: index })
            ).then(unlessGone),
          patches: patchesOf,
          outcome: ({ index }, positions) =>
            index === undefined ? positionPatches(positions as Positions) : [],
          onFailure: RELOAD,
          onSuccess: ({ index }) => (index === undefined ? [] : RELOAD),
        }),
      ),
      tasksDuplicate: build.mutation(
        optimisticMutation({
          says: ({ effect: { put = [] } }: Duplicate) =>
            rowWords(
              'Duplicated',
              'tasks',
              put.map(({ row }) => row),
            ),
          send: ({ sourceId, newId }: Duplicate, db) =>
            db
              .rpc('duplicate_task', { source_id: sourceId, new_id: newId, deep: true })
              .then(unlessTakenBack),
          patches: patchesOf,
          settle({ effect: { put = [] }, newId }, copy) {
            if (copy !== null) return [];
            const counts = countDelta(
              put.map(({ row }) => row),
              [],
            );
            return patchesOf({ effect: { drop: [newId] }, counts });
          },
          onFailure: RELOAD,
          // The copies of the subtasks get their ids from the database.
          onSuccess: RELOAD,
        }),
      ),
    }),
  });
