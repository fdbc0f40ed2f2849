import type { Middleware } from '@reduxjs/toolkit';
import { shareRows } from '../read/share-rows';
import type { StoreExtra } from '../store/store-extra';

interface ThunkAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: {
    readonly requestId: string;
    readonly arg: { endpointName: string; queryCacheKey: string; originalArgs: unknown };
  };
}

const QUERY = 'api/executeQuery/';

/** Passes every answer that reaches the cache through the optimistic layer, in the same tick. */
export function optimismMiddleware({ optimism, writes }: StoreExtra): Middleware {
  return (store) => (next) => (incoming) => {
    const action = incoming as ThunkAction;
    if (action.type === 'api/resetApiState') {
      optimism.clear();
      writes.clear();
    }
    if (!action.meta?.requestId) return next(action);
    const { requestId, arg } = action.meta;
    if (action.type === 'api/executeMutation/pending') writes.set(requestId, arg.endpointName);
    if (!action.type.startsWith(QUERY)) return next(action);
    if (action.type === `${QUERY}pending`) optimism.readStarted(requestId);
    if (action.type !== `${QUERY}fulfilled`) return finish(next(action));

    const { endpointName, queryCacheKey, originalArgs } = arg;
    const state = store.getState() as { api: { queries: Record<string, { data?: unknown }> } };
    const shared = shareRows(state.api.queries[queryCacheKey]?.data, action.payload);
    const payload = optimism.admit(queryCacheKey, endpointName, originalArgs, shared);
    return finish(next({ ...action, payload }));

    function finish<Result>(result: Result): Result {
      if (action.type !== `${QUERY}pending`) optimism.readEnded(requestId);
      return result;
    }
  };
}
