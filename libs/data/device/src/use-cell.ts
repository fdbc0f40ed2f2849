import { useSyncExternalStore } from 'react';
import type { Cell, CellState } from './cell';
import { deviceStatus, subscribeDeviceStatus, type DeviceStatus } from './status';

/** `loading` until the first read; then how well values are kept. */
export type ValueStatus = 'loading' | DeviceStatus;
/** Takes a value, or a function of the newest one (also when another tab made it). */
export type SetValue<T> = Cell<T>['set'];
/** A value, how to change it, and how well it is kept. */
export type Held<T> = readonly [value: T, setValue: SetValue<T>, status: ValueStatus];

/** Follows a cell. */
export function useCell<T>(cell: Cell<T>): Held<T> {
  const kept = useSyncExternalStore(subscribeDeviceStatus, deviceStatus);
  const { value, loaded }: CellState<T> = useSyncExternalStore(cell.subscribe, cell.snapshot);
  return [value, cell.set, loaded ? kept : 'loading'];
}
