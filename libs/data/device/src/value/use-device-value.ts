import { useMemo, useSyncExternalStore } from 'react';
import type { DeviceValue } from '../shape/device-value';
import { activeUserId, subscribeActiveUser } from '../store/active-user';
import type { Cell } from './cell';
import { deviceCell } from './device-cell';
import { useCell, type Held } from './use-cell';

/**
 * A value that stays on this device, of the active user. Follows other tabs.
 *
 * @example
 * const [state, setState, status] = useDeviceValue(pomodoroStore);
 */
export function useDeviceValue<T>(definition: DeviceValue<T>): Held<T> {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  const cell = useMemo<Cell<T>>(
    () => (userId ? deviceCell(userId, definition) : emptyCell(definition.initial)),
    [userId, definition],
  );
  return useCell(cell);
}

/** What is shown while nobody is active: the initial value, which cannot be changed. */
function emptyCell<T>(value: T): Cell<T> {
  const state = { value, status: 'loading' } as const;
  return { snapshot: () => state, subscribe: () => () => undefined, set: () => undefined };
}
