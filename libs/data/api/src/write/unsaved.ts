import { api } from '../store/api';
import { saveStateSlice, selectSaving, selectUnsaved } from './save-state.slice';
import type { AppStore, AppThunk } from '../store/store';

interface Initiable {
  initiate(arg: unknown): Parameters<Parameters<AppThunk>[0]>[0];
}

/**
 * Goes on sending at once, and sends failed writes again, in order, with the same arguments and therefore the same ids.
 * `retryable`: only those that failed for a passing reason, as when the network returns.
 */
export function retryUnsaved(which: 'all' | 'retryable' = 'all'): AppThunk {
  return (dispatch, getState, { outbox, sender }) => {
    sender.wake();
    const chosen = selectUnsaved(getState()).filter(
      ({ error }) => which === 'all' || error.retryable,
    );
    if (chosen.length === 0) return;
    dispatch(saveStateSlice.actions.taken(chosen));
    const endpoints = api.endpoints as Record<string, Initiable | undefined>;
    for (const write of chosen) {
      const endpoint = endpoints[write.endpoint];
      if (endpoint) outbox.resume(write.id, () => void dispatch(endpoint.initiate(write.arg)));
    }
  };
}

/** Gives the failed writes up: what the server has stays. */
export function discardUnsaved(): AppThunk {
  return (dispatch, getState, { outbox }) => {
    const given = selectUnsaved(getState());
    for (const { id } of given) outbox.end(id);
    dispatch(saveStateSlice.actions.taken(given));
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
