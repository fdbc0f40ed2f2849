import { useMemo, useState, useSyncExternalStore } from 'react';
import { activeUserId, subscribeActiveUser } from './active-user';
import type { Cell } from './cell';
import { deviceCell } from './device-cell';
import type { Schema } from './device-store';
import { useCell, type Held } from './use-cell';

/**
 * A value that stays on this device, of the active user. Follows other tabs.
 *
 * @example
 * const [entries, setEntries, status] = useDeviceValue('mood', 'entries', z.array(moodSchema), []);
 */
export function useDeviceValue<T>(
  namespace: string,
  key: string,
  schema: Schema<T>,
  initial: T,
): Held<T> {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  // Callers write literals; the first ones hold, so that the cell stays the same.
  const [first] = useState({ schema, initial });
  const cell = useMemo<Cell<T>>(
    () =>
      userId
        ? deviceCell(userId, namespace, key, first.schema, first.initial)
        : emptyCell(first.initial),
    [userId, namespace, key, first],
  );
  return useCell(cell);
}

/** What is shown while nobody is active: the initial value, which cannot be changed. */
function emptyCell<T>(value: T): Cell<T> {
  const state = { value, loaded: false };
  return { snapshot: () => state, subscribe: () => () => undefined, set: () => undefined };
}
