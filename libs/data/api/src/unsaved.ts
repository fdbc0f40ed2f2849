import { api } from './api';
import { saveStateSlice, selectUnsaved } from './save-state.slice';
import type { AppThunk } from './store';

interface Initiable {
  initiate(arg: unknown): Parameters<Parameters<AppThunk>[0]>[0];
}

/** Sends every failed write again, in order, with the same arguments and therefore the same ids. */
export function retryUnsaved(): AppThunk {
  return (dispatch, getState) => {
    const unsaved = selectUnsaved(getState());
    if (unsaved.length === 0) return;
    dispatch(saveStateSlice.actions.taken());
    const endpoints = api.endpoints as Record<string, Initiable | undefined>;
    for (const write of unsaved) {
      const endpoint = endpoints[write.endpoint];
      if (endpoint) dispatch(endpoint.initiate(write.arg));
    }
  };
}

/** Gives the failed writes up: what the server has stays. */
export function discardUnsaved(): AppThunk {
  return (dispatch) => {
    dispatch(saveStateSlice.actions.taken());
  };
}
