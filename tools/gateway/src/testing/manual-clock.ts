import type { Clock } from '../core/clock';

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 5, 9);

  now(): number {
    return this.#now;
  }

  /** Moves on by seconds. */
  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}
