import type { Clock } from '@plainday/shared-platform';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  /** Moves it by milliseconds, also backwards. */
  advance(milliseconds: number): void;
  /** Sets it to an instant. */
  set(instant: string | number): void;
}

/** Makes a clock at an instant; `2026-03-02T09:00:00Z` is a Monday. */
export function fakeClock(start: string | number = '2026-03-02T09:00:00Z'): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (instant) => {
      now = new Date(instant).getTime();
    },
  };
}
