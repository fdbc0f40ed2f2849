import type { AppThunk } from '../store/store';
import { CHANGED_LIMIT, saveStateSlice, selectChanged } from '../write/save-state.slice';

/** Keeps the list of what other devices have changed within its bound, here and on the device. */
export function dropOldest(): AppThunk {
  return (dispatch, getState, { outbox }) => {
    const changed = selectChanged(getState());
    if (changed.length <= CHANGED_LIMIT) return;
    const oldest = changed.slice(0, changed.length - CHANGED_LIMIT);
    for (const { id } of oldest) outbox.end(id);
    dispatch(saveStateSlice.actions.taken(oldest));
  };
}
