import type { Clock } from '../core/clock';
import { RecentKeys } from './recent-keys';
import { SlidingWindow } from './sliding-window';

/** At once from memory, or later from the database. */
type Soon<T> = T | Promise<T>;

/** Counts events per key within a sliding window. */
export interface EventWindow {
  /** Takes one place if there is one. False when the window is full. */
  take(key: string): Soon<boolean>;
  /** Gives the latest place back, for an event that turned out not to count. */
  giveBack(key: string): Soon<void>;
  clear(key: string): Soon<void>;
  /** Times of the events that still count, oldest first, in epoch milliseconds. */
  times(key: string): Soon<readonly number[]>;
  /** Milliseconds until a place becomes free; 0 when there is one. */
  waitMs(key: string): Soon<number>;
}

/** Keys that were seen lately. */
export interface SeenKeys {
  add(key: string): Soon<void>;
  has(key: string): Soon<boolean>;
}

/** Where the counts of a gateway lie. */
export interface Counts {
  window(name: string, limit: number, windowMs: number): EventWindow;
  seen(name: string, keepMs: number): SeenKeys;
}

/** Counts of one process: quick, and gone with it. */
export function countsInMemory(clock: Clock): Counts {
  return {
    window: (_name, limit, windowMs) => new SlidingWindow(limit, windowMs, clock),
    seen: (_name, keepMs) => new RecentKeys(keepMs, clock),
  };
}
