import { api } from '../store/api';
import { saveStateSlice, selectSaving, selectUnsaved, type UnsavedWrite } from './save-state.slice';
import type { AppStore, AppThunk } from '../store/store';

interface Initiable {
  initiate(arg: unknown): Parameters<Parameters<AppThunk>[0]>[0];
}

/** Sends chosen writes again; one whose tool is not loaded stays where it is. */
function sendAgain(isChosen: (write: UnsavedWrite) => boolean): AppThunk {
  return (dispatch, getState, { outbox }) => {
    const endpoints = api.endpoints as Record<string, Initiable | undefined>;
    const chosen = selectUnsaved(getState()).filter(
      (write) => isChosen(write) && endpoints[write.endpoint] !== undefined,
    );
    if (chosen.length === 0) return;
    dispatch(saveStateSlice.actions.taken(chosen));
    for (const { id, endpoint, arg } of chosen) {
      outbox.resume(id, () => void dispatch((endpoints[endpoint] as Initiable).initiate(arg)));
    }
  };
}

/**
 * Goes on sending at once, and sends failed writes again, in order, with the same arguments and therefore the same ids.
 * `retryable`: only those that failed for a passing reason, as when the network returns.
 */
export function retryUnsaved(which: 'all' | 'retryable' = 'all'): AppThunk {
  return (dispatch, _getState, { sender }) => {
    sender.wake();
    dispatch(sendAgain(({ error }) => which === 'all' || error.retryable));
  };
}

/** Sends one failed write again. */
export function retryWrite(id: string): AppThunk {
  return sendAgain((write) => write.id === id);
}

/** Gives a failed write up: what the server has stays. */
export function discardWrite(id: string): AppThunk {
  return (dispatch, getState, { outbox }) => {
    outbox.end(id);
    const given = selectUnsaved(getState()).filter((write) => write.id === id);
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
