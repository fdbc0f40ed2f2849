import type { ValueStatus } from '../store/status';

/** A value that lives outside of React: what `useSyncExternalStore` follows. */
export interface Cell<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly snapshot: () => CellState<T>;
  /**
   * Takes a value, or a function of the newest one (also when another tab made it). The function is called for what is
   * shown and once more for what is kept, some time later: it asks no clock and makes no ids.
   */
  readonly set: (next: T | ((current: T) => T)) => void;
}

/** What a cell shows. */
export interface CellState<T> {
  readonly value: T;
  readonly status: ValueStatus;
}

/** The next value, from a value or a function. */
export function resolveNext<T>(next: T | ((current: T) => T), current: T): T {
  return typeof next === 'function' ? (next as (current: T) => T)(current) : next;
}
