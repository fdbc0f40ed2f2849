import { isRefusal } from '@plainday/data-supabase';
import { loadCode } from '../outbox/load-code';
import { endpointNamed } from '../store/endpoint-named';
import {
  saveStateSlice,
  selectChanged,
  selectSaving,
  selectUnsaved,
  type UnsavedWrite,
} from '../store/save-state.slice';
import type { AppStore, AppThunk, RootState } from '../store/types';

type Choice = (state: RootState) => readonly UnsavedWrite[];

/** Sends chosen writes again. The code of a tool that is not loaded is downloaded; where that fails they stay. */
function sendAgain(choose: Choice): AppThunk {
  return (dispatch, getState, extra) => {
    const isHere = ({ endpoint }: UnsavedWrite) => endpointNamed(endpoint) !== undefined;
    const chosen = choose(getState());
    const ready = chosen.filter(isHere);
    if (ready.length > 0) dispatch(saveStateSlice.actions.taken(ready));
    for (const { id, endpoint, arg, words } of ready) {
      extra.outbox.resume({ id, ...(words ? { words } : {}) }, () => {
        const known = endpointNamed(endpoint);
        if (known) dispatch(known.initiate(arg));
      });
    }
    for (const write of chosen.filter((other) => !isHere(other))) {
      const again = () => {
        if (isHere(write)) dispatch(sendAgain((state) => choose(state).filter(isSame(write))));
      };
      void loadCode(extra, write.endpoint).then(again, () => undefined);
    }
  };
}

function isSame({ id }: Pick<UnsavedWrite, 'id'>) {
  return (write: UnsavedWrite) => write.id === id;
}

/**
 * Goes on sending at once, and sends failed writes again, in order, with the same arguments and therefore the same ids.
 * `retryable`: only those that failed for a passing reason, as when the network returns.
 */
export function retryUnsaved(which: 'all' | 'retryable' = 'all'): AppThunk {
  return (dispatch, _getState, { sender }) => {
    sender.wake();
    dispatch(
      sendAgain((state) =>
        selectUnsaved(state).filter(({ error }) => which === 'all' || !isRefusal(error)),
      ),
    );
  };
}

/** Sends one failed write again, or brings back what another device had done. */
export function retryWrite(id: string): AppThunk {
  return sendAgain((state) =>
    [...selectUnsaved(state), ...selectChanged(state)].filter((write) => write.id === id),
  );
}

/** How many writes other tabs of this browser have not sent, or have in their lists. */
export function countElsewhere(): AppThunk<Promise<number>> {
  return (_dispatch, _getState, { outbox }) => outbox.elsewhere();
}

/** Gives a failed write up: what the server has stays. */
export function discardWrite(id: string): AppThunk {
  return (dispatch, getState, { outbox }) => {
    outbox.end(id);
    const state = getState();
    const given = [...selectUnsaved(state), ...selectChanged(state)].filter(isSame({ id }));
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
