import { useSyncExternalStore } from 'react';
import type { ValueStatus } from '../store/status';
import type { Cell } from './cell';

/** Takes a value, or a pure function of the newest one (also when another tab made it): it is called twice. */
export type SetValue<T> = Cell<T>['set'];
/** A value, how to change it, and how well it is kept. */
export type Held<T> = readonly [value: T, setValue: SetValue<T>, status: ValueStatus];

/** Follows a cell. */
export function useCell<T>(cell: Cell<T>): Held<T> {
  const { value, status } = useSyncExternalStore(cell.subscribe, cell.snapshot);
  return [value, cell.set, status];
}
