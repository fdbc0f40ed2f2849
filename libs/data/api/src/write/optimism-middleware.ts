import type { Middleware } from '@reduxjs/toolkit';
import { dropEarly } from '@plainday/data-supabase';
import { carries, readOnceMore } from '../store/read-again';
import { shareRows } from '../cache/share-rows';
import { STEPS } from '../store/rtk-internals';
import type { StoreExtra } from '../store/ports/store-extra';

interface ThunkAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: {
    readonly requestId: string;
    readonly arg: { endpointName: string; queryCacheKey: string; originalArgs: unknown };
  };
}

const QUERY_STEPS: readonly string[] = [
  STEPS.queryPending,
  STEPS.queryFulfilled,
  STEPS.queryRejected,
];

/** Passes every answer that reaches the cache through the optimistic layer, in the same tick. */
export function optimismMiddleware({ late, optimism, writes }: StoreExtra): Middleware {
  return (store) => (next) => (incoming) => {
    const action = incoming as ThunkAction;
    if (action.type === STEPS.reset) {
      optimism.clear();
      writes.clear();
      late.clear();
      dropEarly();
    }
    if (!action.meta?.requestId) return next(action);
    const { requestId, arg } = action.meta;
    if (!QUERY_STEPS.includes(action.type)) return next(action);
    if (action.type === STEPS.queryPending) optimism.readStarted(requestId);
    if (action.type !== STEPS.queryFulfilled) return finish(next(action));

    const { endpointName, queryCacheKey, originalArgs } = arg;
    const state = store.getState() as { api: { queries: Record<string, { data?: unknown }> } };
    const shared = shareRows(state.api.queries[queryCacheKey]?.data, action.payload);
    const from = { read: requestId };
    const isDoubtful = optimism.isDoubtful(requestId, endpointName, originalArgs, shared);
    const payload = optimism.admit(queryCacheKey, endpointName, originalArgs, shared, from);
    return finish(next({ ...action, payload }), isDoubtful);

    function finish<Result>(result: Result, isReadAgain = false): Result {
      if (action.type === STEPS.queryPending) return result;
      optimism.readEnded(requestId);
      const tags = late.take(requestId);
      if (isReadAgain || carries(store, arg, tags)) readOnceMore(store, arg);
      return result;
    }
  };
}
