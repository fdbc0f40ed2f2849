import {
  api,
  insertOnce,
  optimisticMutation,
  patchQuery,
  type CachePatch,
} from '@plainday/data-api';
import { newTask, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { withDelta, type CountDelta, type TaskCounts } from './counts.logic';
import { applyEffect, type TaskEffect } from './effect.logic';
import type { ListKey } from './list-key';

/** What every write of tasks carries for the screen, beside what it sends. Plain data. */
export interface Shown {
  readonly effect: TaskEffect;
  readonly counts: CountDelta;
}

type Add = Shown & { readonly task: Task };
type Update = Shown & { readonly id: string; readonly changes: TaskChanges };
type Remove = Shown & { readonly id: string };
type EmptyTrash = Shown & { readonly before: string; readonly onlyDeleted: boolean };
type Move = Shown & { readonly id: string; readonly index: number };
type Duplicate = Shown & { readonly sourceId: string; readonly newId: string };

/** What a write shows at once in every list and in the counts. */
export function patchesOf({ effect, counts }: Shown): readonly CachePatch[] {
  return [
    patchQuery<readonly Task[], ListKey>('tasksList', (rows, key) =>
      applyEffect(rows, key, effect),
    ),
    patchQuery<TaskCounts>('tasksCounts', (before) => withDelta(before, counts)),
    // Nothing is known of these beforehand; named, so that other tabs read them again.
    patchQuery('tasksStats', (stats) => stats),
    patchQuery('tasksCompleted', (page) => page),
  ];
}

/** An update that met no row: the task is gone on the server, so the list must be read again. */
function oneRow(data: unknown): null {
  if (Array.isArray(data) && data.length === 0) throw new Error('The task is no longer there.');
  return null;
}

const BLANK = newTask('', { id: '', userId: '', nowMs: 0 });
/** Fields that a subtask made by its title alone leaves as they are. */
const DETAILS = [
  'description',
  'notes',
  'priority',
  'due_date',
  'duration',
  'reminder_time',
  'repeat_pattern',
  'focused',
  'deleted_at',
] as const;

/** Columns of a new row. A subtask of a title alone sends what spec §7 lists; the database fills in its project. */
export function columnsOf(task: Task) {
  const { id, user_id, title, completed, parent_task_id, position, created_at } = task;
  if (parent_task_id !== null && DETAILS.every((field) => task[field] === BLANK[field])) {
    return { id, user_id, title, completed, parent_task_id, position, created_at };
  }
  const columns: Omit<Task, 'rev'> & { rev?: number } = { ...task };
  delete columns.rev;
  return columns;
}

const RELOAD = ['Task', 'TaskCounts'];

/** Writing tasks (spec §7): one request each, whose size does not depend on the list's length. */
export const taskWritesApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksAdd: build.mutation<unknown, Add>(
        optimisticMutation<Add, unknown>({
          send: ({ task }, db) => insertOnce(db, 'tasks', columnsOf(task)),
          patches: patchesOf,
          reload: RELOAD,
        }),
      ),
      tasksUpdate: build.mutation<null, Update>(
        optimisticMutation<Update, null>({
          send: ({ id, changes }, db, userId) =>
            db.from('tasks').update(changes).eq('id', id).eq('user_id', userId).select(),
          check: oneRow,
          patches: patchesOf,
          reload: RELOAD,
        }),
      ),
      tasksRemove: build.mutation<unknown, Remove>(
        optimisticMutation<Remove, unknown>({
          send: ({ id }, db, userId) =>
            db.from('tasks').delete().eq('id', id).eq('user_id', userId),
          patches: patchesOf,
          reload: RELOAD,
        }),
      ),
      tasksEmptyTrash: build.mutation<unknown, EmptyTrash>(
        optimisticMutation<EmptyTrash, unknown>({
          send: ({ before, onlyDeleted }, db) =>
            db.rpc('empty_trash', { before, only_deleted: onlyDeleted }),
          patches: patchesOf,
          reload: RELOAD,
          refresh: RELOAD,
        }),
      ),
      tasksMove: build.mutation<unknown, Move>(
        optimisticMutation<Move, unknown>({
          send: ({ id, index }, db) => db.rpc('move_task', { task_id: id, new_index: index }),
          patches: patchesOf,
          reload: RELOAD,
        }),
      ),
      tasksDuplicate: build.mutation<unknown, Duplicate>(
        optimisticMutation<Duplicate, unknown>({
          send: ({ sourceId, newId }, db) =>
            db.rpc('duplicate_task', { source_id: sourceId, new_id: newId, deep: true }),
          patches: patchesOf,
          reload: RELOAD,
          // The copies of the subtasks get their ids from the database.
          refresh: RELOAD,
        }),
      ),
    }),
  });
