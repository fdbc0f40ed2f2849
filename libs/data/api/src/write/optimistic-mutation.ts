import { toApiError, type Db } from '@plainday/data-supabase';
import { logger } from '@plainday/shared-platform';
import type { CachePatch } from './cache-patch';
import type { Answer, ApiRequest } from '../send/request';
import { saveStateSlice } from './save-state.slice';
import type { StoreExtra } from '../store/store-extra';
import { announceWrite } from '../read/other-tabs';

/** A tag as RTK Query takes it. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

type Tags<Arg, Names extends Tag> = readonly Names[] | ((arg: Arg) => readonly Names[]);

/** A write: what is sent, what is shown meanwhile, what is read again when it fails. */
export interface WriteDefinition<Arg, Result, Names extends Tag = Tag> {
  /** Builds the one request. Must be idempotent: it is repeated when its outcome is unknown. */
  readonly send: (arg: Arg, db: Db, userId: string) => PromiseLike<Answer>;
  /** Checks and reshapes the answer; throws when it is not what was expected. */
  readonly check?: (data: unknown) => Result | Promise<Result>;
  /** What is shown at once. */
  readonly patches?: (arg: Arg) => readonly CachePatch[];
  /** What the answer adds, for example stamps made by the server. */
  readonly settle?: (arg: Arg, result: Result) => readonly CachePatch[];
  /** Tags read again after a failure (spec §4). */
  readonly onFailure?: Tags<Arg, Names>;
  /** Tags read again after a success, where the answer cannot tell the outcome. */
  readonly onSuccess?: Tags<Arg, Names>;
}

interface Lifecycle<Result> {
  readonly dispatch: (action: never) => unknown;
  readonly extra: unknown;
  readonly requestId: string;
  readonly queryFulfilled: PromiseLike<{ data: Result }>;
}

/** The definition of a mutation that writes optimistically. */
export interface OptimisticMutation<Arg, Result, Names extends Tag> {
  readonly query: (arg: Arg) => ApiRequest;
  readonly onQueryStarted: (arg: Arg, lifecycle: Lifecycle<Result>) => Promise<void>;
  readonly invalidatesTags: (
    result: Result | undefined,
    error: unknown,
    arg: Arg,
  ) => readonly Names[];
}

/**
 * The one write path (design §5). The argument is plain data with client-made ids and times, so that
 * the same write can be sent again: after a lost answer, from *n not saved · Retry*, later from an outbox.
 *
 * @example
 * ideasSort: build.mutation<unknown, readonly string[]>(optimisticMutation({
 *   send: (ids, db) => db.rpc('sort_ideas', { ids }),
 *   patches: (ids) => [patchQuery(ideasList, (rows) => sorted(rows, ids))],
 *   onFailure: ['Idea'],
 * }))
 */
export function optimisticMutation<Arg, Result, const Names extends Tag = never>(
  definition: WriteDefinition<Arg, Result, Names>,
): OptimisticMutation<Arg, Result, Names> {
  const { send, check, onFailure = [], onSuccess = [] } = definition;
  return {
    query: (arg) => ({
      run: (db, userId) => send(arg, db, userId),
      ...(check ? { check } : {}),
    }),
    onQueryStarted: (arg, lifecycle) => follow(definition, arg, lifecycle),
    invalidatesTags: (_result, error, arg) => {
      const tags = error ? onFailure : onSuccess;
      return typeof tags === 'function' ? tags(arg) : tags;
    },
  };
}

async function follow<Arg, Result, Names extends Tag>(
  definition: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  lifecycle: Lifecycle<Result>,
): Promise<void> {
  const { requestId: id, queryFulfilled } = lifecycle;
  const dispatch = lifecycle.dispatch as (action: unknown) => unknown;
  const { optimism, outbox, writes } = lifecycle.extra as StoreExtra;
  const { started, saved, failed } = saveStateSlice.actions;
  const endpoint = writes.get(id) ?? '';
  dispatch(started());
  outbox.begin(id, endpoint, arg);
  optimism.begin(id, definition.patches?.(arg) ?? []);
  const touched = optimism.endpointsOf(id);
  try {
    const { data } = await queryFulfilled;
    if (!writes.has(id)) return;
    outbox.end(id);
    optimism.settle(id, definition.settle?.(arg, data) ?? []);
    dispatch(saved());
    announceWrite(touched);
  } catch (rejection) {
    // The user has changed meanwhile: this write is no business of the next one.
    if (!writes.has(id)) return;
    const error = toApiError((rejection as { error?: unknown }).error ?? rejection);
    logger.error(`Not saved: ${endpoint} (${error.code}) ${error.message}`);
    optimism.undo(id);
    // With the session gone it is no refusal: it is sent when the same person signs in again.
    if (error.code !== 'session') outbox.refuse(id, error);
    dispatch(failed({ id, endpoint, arg, error }));
  } finally {
    writes.delete(id);
  }
}
