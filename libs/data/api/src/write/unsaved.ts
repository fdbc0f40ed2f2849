import { api } from '../store/api';
import { saveStateSlice, selectSaving, selectUnsaved } from './save-state.slice';
import type { AppStore, AppThunk } from '../store/store';

interface Initiable {
  initiate(arg: unknown): Parameters<Parameters<AppThunk>[0]>[0];
}

/**
 * Sends failed writes again, in order, with the same arguments and therefore the same ids.
 * `retryable`: only those that failed for a passing reason, as when the network returns.
 */
export function retryUnsaved(which: 'all' | 'retryable' = 'all'): AppThunk {
  return (dispatch, getState) => {
    const chosen = selectUnsaved(getState()).filter(
      ({ error }) => which === 'all' || error.retryable,
    );
    if (chosen.length === 0) return;
    dispatch(saveStateSlice.actions.taken(chosen));
    const endpoints = api.endpoints as Record<string, Initiable | undefined>;
    for (const write of chosen) {
      const endpoint = endpoints[write.endpoint];
      if (endpoint) dispatch(endpoint.initiate(write.arg));
    }
  };
}

/** Gives the failed writes up: what the server has stays. */
export function discardUnsaved(): AppThunk {
  return (dispatch, getState) => {
    dispatch(saveStateSlice.actions.taken(selectUnsaved(getState())));
  };
}

/** Resolves when no write is under way any more: true; false when that takes longer than the limit. */
export function whenSaved(store: AppStore, limitMs: number): Promise<boolean> {
  const isSaved = (): boolean => !selectSaving(store.getState());
  if (isSaved()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (saved: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(saved);
    };
    const unsubscribe = store.subscribe(() => {
      if (isSaved()) finish(true);
    });
    const timer = setTimeout(() => finish(false), limitMs);
  });
}
