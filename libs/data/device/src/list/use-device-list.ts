import { useMemo, useSyncExternalStore } from 'react';
import type { DeviceList, Item } from '../shape/device-list';
import type { ValueStatus } from '../store/status';
import { activeUserId, subscribeActiveUser } from '../store/active-user';
import { listCell, type ListActions, type ListCell } from './list-cell';

/** A list, how to change it, and how well it is kept. */
export interface HeldList<T> extends ListActions<T> {
  /** In the order of the definition; the same array until something changes. */
  readonly items: readonly T[];
  readonly status: ValueStatus;
  /** False until the first read. */
  readonly ready: boolean;
}

/**
 * A list that stays on this device, of the active user. Follows other tabs, item by item.
 *
 * @example
 * const { items, ready, status, put, update, remove } = useDeviceList(moodEntries);
 */
export function useDeviceList<T extends Item>(list: DeviceList<T>): HeldList<T> {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  const cell = useMemo<ListCell<T>>(
    () => (userId ? listCell(userId, list) : emptyList()),
    [userId, list],
  );
  const { items, status } = useSyncExternalStore(cell.subscribe, cell.snapshot);
  return { items, status, ready: status !== 'loading', ...cell.actions };
}

/** What is shown while nobody is active: nothing, which cannot be changed. */
function emptyList<T>(): ListCell<T> {
  const state = { items: [], status: 'loading' } as const;
  const nothing = () => undefined;
  return {
    snapshot: () => state,
    subscribe: () => nothing,
    actions: { put: nothing, update: nothing, upsert: nothing, remove: nothing },
  };
}
