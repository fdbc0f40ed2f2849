import type { StorePort } from '../store/ports/elsewhere';
import type { Outbox } from '../store/ports/outbox';
import { CHANGED_LIMIT, saveStateSlice, selectChanged } from '../store/save-state.slice';
import type { RootState } from '../store/types';

/** Keeps the list of what other devices have changed within its bound, here and on the device. */
export function dropOldest({ dispatch, getState }: StorePort, outbox: Pick<Outbox, 'end'>): void {
  const changed = selectChanged(getState() as RootState);
  if (changed.length <= CHANGED_LIMIT) return;
  const oldest = changed.slice(0, changed.length - CHANGED_LIMIT);
  for (const { id } of oldest) outbox.end(id);
  dispatch(saveStateSlice.actions.taken(oldest) as never);
}
