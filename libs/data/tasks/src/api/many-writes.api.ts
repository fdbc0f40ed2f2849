import {
  api,
  changeWords,
  optimisticMutation,
  patchQuery,
  rowWords,
  type CachePatch,
  type WriteWords,
} from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import type { Changed } from './answers';
import { checkAnswer } from './check-answer';
import { asJson } from './calls';
import { columnsOf } from './columns-of';
import { sendAdded, sendChanges, sendRemoval, wentUnseen } from './send-many';
import type { Changing } from '../model/changing';
import { applyEffect } from '../model/effect.logic';
import type { SeenTask } from '../model/seen-task';
import type { Shown } from '../model/counts.logic';
import { answerPatches, doneBy, patchesOf } from './task-writes.api';
import { tasksApi } from './tasks.api';

const { tasksList } = tasksApi.endpoints;

type Change = Shown & Changing;
type AddMany = Shown & { readonly tasks: readonly Task[] };
type RemoveMany = Shown & {
  readonly ids: readonly string[];
  /** Absent in what an older release has stored. */
  readonly seen?: readonly SeenTask[];
};

/** The tasks of a change, as they were shown. */
const rowsOf = ({ effect: { put = [] } }: Shown) => put.map(({ row }) => row);

/** Rows as they are now, and those shown too soon: gone, or occurrences that another tab had inserted already. */
function corrections(
  { occurrences }: Change,
  { missing, occurrences: made, rows }: Changed,
): readonly CachePatch[] {
  const foreign = occurrences
    .filter(({ source_id, id }) => made[source_id] !== id)
    .flatMap(({ id, subtasks }) => [id, ...Object.values(subtasks)]);
  const drop = [...missing, ...foreign];
  const answered = answerPatches(rows, 'changed');
  if (drop.length === 0) return answered;
  return [...answered, patchQuery(tasksList, (before, key) => applyEffect(before, key, { drop }))];
}

/** Changed rows that were deleted meanwhile; one that was to go to the trash leaves nothing to keep. */
function goneRows({ changes, effect }: Change, { missing }: Changed) {
  const kept = new Set(
    changes
      .filter(({ set }) => typeof set.deleted_at !== 'string')
      .flatMap(({ ids }) => ids)
      .filter((id) => missing.includes(id)),
  );
  return (effect.put ?? [])
    .filter(({ row }) => kept.has(row.id))
    .map(({ row }) => ['tasks', row] as const);
}

/** Tasks are named that change themselves, and not what follows them. */
function changedMany({ changes, effect: { put = [] } }: Change): WriteWords {
  const rows = new Map(put.map(({ row }) => [row.id, row]));
  const done = new Set(changes.map(({ set }) => doneBy(set)));
  const said = changes.flatMap(({ ids, set }) =>
    ids.map((id) => changeWords('', 'tasks', rows.get(id), set)),
  );
  return {
    done: done.size === 1 ? ([...done][0] ?? '') : 'Changed',
    names: said.flatMap(({ names }) => names),
    texts: said.flatMap(({ texts = [] }) => texts),
  };
}

const RELOAD = ['Task', 'TaskCounts'] as const;
/** Subtasks that another device added meanwhile went with their task: no stream tells a device of its own write. */
const unseenTags = (_arg: unknown, answer: unknown) => (wentUnseen(answer) ? RELOAD : []);

/** Writing many tasks: one request and one transaction each. */
export const manyWritesApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // Asked like a read, which ends where there is no answer: whoever adds these has them still, and begins again.
      tasksTryMany: build.query<unknown, readonly Task[]>({
        query: (tasks) => ({
          run: (db) => db.rpc('add_tasks', { tasks: asJson(tasks.map(columnsOf)) }),
        }),
        serializeQueryArgs: ({ queryArgs }) => `${queryArgs[0]?.id} ${queryArgs.length}`,
        keepUnusedDataFor: 0,
      }),
      tasksChangeMany: build.mutation(
        optimisticMutation({
          says: changedMany,
          send: (arg: Change, db, _userId, making) => sendChanges(arg, rowsOf(arg), db, making),
          check: checkAnswer('parseChanged'),
          patches: patchesOf,
          settle: corrections,
          gone: goneRows,
          onFailure: RELOAD,
          onSuccess: unseenTags,
        }),
      ),
      tasksAddMany: build.mutation(
        optimisticMutation({
          says: ({ tasks }: AddMany) => rowWords('Added', 'tasks', tasks),
          send: ({ tasks }: AddMany, db, _userId, making) => sendAdded(tasks, db, making),
          check: checkAnswer('parseAdded'),
          patches: patchesOf,
          settle: (_arg, rows) => answerPatches(rows, 'added'),
          onFailure: RELOAD,
        }),
      ),
      tasksRemoveMany: build.mutation(
        optimisticMutation({
          says: ({ ids }: RemoveMany, find) =>
            rowWords(
              'Deleted for good',
              'tasks',
              ids.map((id) => find('tasks', id)),
            ),
          send: ({ ids, seen }: RemoveMany, db, _userId, making) =>
            seen ? sendRemoval(seen, db, making) : db.rpc('remove_tasks', { ids: [...ids] }),
          patches: patchesOf,
          onFailure: RELOAD,
          onSuccess: unseenTags,
        }),
      ),
    }),
  });
