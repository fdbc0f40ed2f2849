import type { Middleware } from '@reduxjs/toolkit';
import { dropEarly } from '@plainday/data-supabase';
import { carries, readOnceMore, type Query } from '../store/read-again';
import { shareRows } from '../cache/share-rows';
import { STEPS } from '../store/rtk-internals';
import type { StoreExtra } from '../store/ports/store-extra';

interface ThunkAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: { readonly requestId: string; readonly arg: Query };
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
    if (!QUERY_STEPS.includes(action.type)) return finishWrite(next(action));
    if (action.type === STEPS.queryPending) optimism.readStarted(requestId);
    if (action.type !== STEPS.queryFulfilled) return finish(next(action));

    const { endpointName, queryCacheKey, originalArgs } = arg;
    const state = store.getState() as { api: { queries: Record<string, { data?: unknown }> } };
    const shared = shareRows(state.api.queries[queryCacheKey]?.data, action.payload);
    const from = { read: requestId };
    const payload = optimism.admit(queryCacheKey, endpointName, originalArgs, shared, from);
    return finish(next({ ...action, payload }));

    function finish<Result>(result: Result): Result {
      if (action.type === STEPS.queryPending) return result;
      optimism.readEnded(requestId);
      const tags = late.take(requestId);
      if (carries(store, arg, tags)) {
        readOnceMore(store, { endpoint: arg.endpointName, arg: arg.originalArgs });
      }
      return finishWrite(result);
    }

    /** While writes settle one after another, every answer would be doubtful: one read when they are through. */
    function finishWrite<Result>(result: Result): Result {
      for (const place of optimism.takeDoubtful()) readOnceMore(store, place);
      return result;
    }
  };
}
