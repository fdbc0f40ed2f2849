import { NO_SESSION } from '../send/send';
import type { Sent } from '../send/base-query';
import { rowsOf } from '../send/write-line';
import { toApiError, type Db } from '@plainday/data-supabase';
import { logger, systemClock } from '@plainday/shared-platform';
import type { CachePatch } from './cache-patch';
import type { Answer, ApiRequest } from '../send/request';
import { loadElsewhere } from '../elsewhere/load-elsewhere';
import type { Making, RowEdit } from './row-edit';
import { liveReadsOf } from '../rows/live-reads';
import { rowSourcesOf } from '../rows/row-sources';
import type { FindRow, WriteWords } from './write-words';
import { saveStateSlice, type UnsavedWrite } from './save-state.slice';
import type { StoreExtra } from '../store/store-extra';
import { announceWrite } from '../read/other-tabs';
import { readAgain, type ReadPort } from '../read/read-again';

/** A tag as RTK Query takes it. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

type Tags<Arg, Names extends Tag> = readonly Names[] | ((arg: Arg) => readonly Names[]);

/** A write: what is sent, what is shown meanwhile, what is read again when it fails. */
export interface WriteDefinition<Arg, Result, Names extends Tag = Tag> {
  /** What it is and of what, in words: what could not be saved is listed by them. */
  readonly says: (arg: Arg, find: FindRow) => WriteWords;
  /** Builds the one request. Must be idempotent: it is repeated when its outcome is unknown. */
  readonly send?: (
    arg: Arg,
    db: Db,
    userId: string,
    making: Making | undefined,
  ) => PromiseLike<Answer>;
  /** Instead of `send`: the columns of one row that change. What another device did to them is noticed. */
  readonly edit?: (arg: Arg) => RowEdit;
  /** The one row that is deleted, where `send` answers with it: what was not seen of it is kept. */
  readonly deletes?: (arg: Arg) => { readonly table: string; readonly id: string } | null;
  /** Rows that were gone already, with what was changed in them: they are kept. */
  readonly gone?: (arg: Arg, result: Result) => readonly (readonly [table: string, row: object])[];
  /** Checks and reshapes the answer; throws when it is not what was expected. */
  readonly check?: (data: unknown) => Result | Promise<Result>;
  /** What is shown at once. */
  readonly patches?: (arg: Arg) => readonly CachePatch[];
  /** What the answer adds, for example stamps made by the server. */
  readonly settle?: (arg: Arg, result: Result) => readonly CachePatch[];
  /** Instead of `settle`, where the answer tells all: what was shown at once was a guess, and gives way to this. */
  readonly outcome?: (arg: Arg, result: Result) => readonly CachePatch[];
  /** Tags read again after a failure (spec §4). */
  readonly onFailure?: Tags<Arg, Names>;
  /** Tags read again after a success, where the answer cannot tell the outcome. */
  readonly onSuccess?: readonly Names[] | ((arg: Arg, result: Result) => readonly Names[]);
}

interface Lifecycle<Result> {
  readonly dispatch: (action: never) => unknown;
  readonly getState: () => unknown;
  readonly extra: unknown;
  readonly requestId: string;
  readonly queryFulfilled: PromiseLike<{ data: Result; meta?: Sent | undefined }>;
}

/** The definition of a mutation that writes optimistically. */
export interface OptimisticMutation<Arg, Result, Names extends Tag> {
  readonly query: (arg: Arg) => ApiRequest;
  readonly onQueryStarted: (arg: Arg, lifecycle: Lifecycle<Result>) => Promise<void>;
  readonly invalidatesTags: (
    result: Result | undefined,
    error: unknown,
    arg: Arg,
    meta?: Sent,
  ) => readonly Names[];
}

/**
 * The one write path (design §5). The argument is plain data with client-made ids and times, so that
 * the same write can be sent again: after a lost answer, from *n not saved · Retry*, later from an outbox.
 *
 * @example
 * ideasSort: build.mutation<unknown, readonly string[]>(optimisticMutation({
 *   says: () => ({ done: 'Sorted', names: [] }),
 *   send: (ids, db) => db.rpc('sort_ideas', { ids }),
 *   patches: (ids) => [patchQuery(ideasList, (rows) => sorted(rows, ids))],
 *   onFailure: ['Idea'],
 * }))
 */
export function optimisticMutation<Arg, Result, const Names extends Tag = never>(
  definition: WriteDefinition<Arg, Result, Names>,
): OptimisticMutation<Arg, Result, Names> {
  const { send, edit, check, onFailure } = definition;
  return {
    query: (arg) => ({
      rows: rowsOf(arg),
      run: (db, userId) => {
        const making = isObject(arg) ? makings.get(arg) : undefined;
        if (edit) {
          return loadElsewhere().then(({ sendEdit }) => sendEdit(edit(arg), db, userId, making));
        }
        return send ? send(arg, db, userId, making) : Promise.reject(new Error('Nothing is sent.'));
      },
      ...(check ? { check } : {}),
    }),
    onQueryStarted: (arg, lifecycle) => follow(definition, arg, lifecycle),
    invalidatesTags: (result, error, arg, sent) =>
      error ? tagsFor(onFailure, arg) : tagsAfter(definition, arg, result as Result, sent),
  };
}

/** Endpoints that list rows of a table. */
function listsOf(table: string): readonly string[] {
  return [...rowSourcesOf(table), ...liveReadsOf(table)].map(([endpoint]) => endpoint);
}

/** How each write under way was made, by its argument. */
const makings = new WeakMap<object, Making>();

function tagsFor<Arg, Names extends Tag>(
  tags: Tags<Arg, Names> | undefined,
  arg: Arg,
): readonly Names[] {
  return typeof tags === 'function' ? tags(arg) : (tags ?? []);
}

/** What is read again after a success. One that was sent twice may have been answered the first time. */
function tagsAfter<Arg, Result, Names extends Tag>(
  { onFailure, onSuccess }: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  result: Result,
  sent: Sent | undefined,
): readonly Names[] {
  const tags = typeof onSuccess === 'function' ? onSuccess(arg, result) : (onSuccess ?? []);
  return sent?.isRepeated ? [...tags, ...tagsFor(onFailure, arg)] : tags;
}

function isObject(arg: unknown): arg is object {
  return typeof arg === 'object' && arg !== null;
}

async function follow<Arg, Result, Names extends Tag>(
  definition: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  lifecycle: Lifecycle<Result>,
): Promise<void> {
  const { requestId: id, queryFulfilled } = lifecycle;
  const dispatch = lifecycle.dispatch as (action: unknown) => unknown;
  const { late, optimism, outbox, writes } = lifecycle.extra as StoreExtra;
  const { started, saved, failed, found } = saveStateSlice.actions;
  const endpoint = writes.get(id) ?? '';
  const patches = definition.patches?.(arg) ?? [];
  const edit = definition.edit?.(arg);
  const target = edit ?? definition.deletes?.(arg);
  const endpoints = patches.map((patch) => patch.endpoint);
  const shown = target ? optimism.find(endpoints, target.id) : undefined;
  const said = definition.says(arg, (table, row) => optimism.find(listsOf(table), row));
  const begun = outbox.begin(id, endpoint, arg, said, shown && { ...shown, ...edit?.seen });
  optimism.begin(id, patches, begun.isLeft);
  // After it: who hears of this asks for what is not sent.
  dispatch(started());
  const touched = optimism.endpointsOf(id);
  const making: Making = {
    ...begun,
    at: systemClock.now(),
    lists: touched,
    tags: tagsFor(definition.onFailure, arg),
    tries: 0,
    isGone: false,
    async note(write) {
      // What cannot be told to anybody must not be covered.
      if (!writes.has(id)) throw NO_SESSION;
      dispatch(found([write]));
      await outbox.note(write);
      dispatch((await loadElsewhere()).dropOldest());
    },
  };
  if (isObject(arg)) makings.set(arg, making);
  try {
    const { data, meta } = await queryFulfilled;
    late.tagged(id, tagsAfter(definition, arg, data, meta));
    if (!writes.has(id)) return;
    // Before it ends: a list that is read now shows the write meanwhile.
    readAgain(lifecycle as ReadPort, ({ data: rows, status }) => !rows && status === 'rejected');
    const answered = (definition.outcome ?? definition.settle)?.(arg, data) ?? [];
    optimism.settle(id, answered, definition.outcome !== undefined);
    if (definition.deletes || definition.gone) {
      const elsewhere = await loadElsewhere().catch(() => null);
      await elsewhere?.keepGone(definition, arg, data, making);
    }
    outbox.end(id);
    dispatch(saved());
    announceWrite(optimism, touched);
  } catch (rejection) {
    late.tagged(id, tagsFor<Arg, Names>(definition.onFailure, arg));
    // The user has changed meanwhile: this write is no business of the next one.
    if (!writes.has(id)) return;
    const error = toApiError((rejection as { error?: unknown }).error ?? rejection);
    logger.error(`Not saved: ${endpoint} (${error.code}) ${error.message}`);
    optimism.undo(id);
    // With the session gone it is no refusal: it is sent when the same person signs in again.
    let write: UnsavedWrite = { id: begun.id, endpoint, arg, error, words: begun.words };
    if (making.isGone && definition.edit) {
      const { table, changes } = definition.edit(arg);
      const { restoreOf } = await loadElsewhere();
      write = restoreOf(table, { ...begun.before, ...changes }, making, 'gone', error.message);
    }
    if (error.code !== 'session') outbox.refuse(id, write);
    dispatch(failed(write));
  } finally {
    writes.delete(id);
  }
}
