import type { Outcome } from './due.ts';

/** Outcomes on their way into the database. */
export interface Notes {
  add(outcome: Outcome): void;
  /** Writes all that was added; rejects where it cannot now. */
  write(): Promise<void>;
  /**
   * Writes what could not be written when it was added; rejects where it cannot now. Does not wait for what is being
   * written: a claim made meanwhile does not know that a device is gone or asks to wait, and may send to it once more.
   */
  catchUp(): Promise<void>;
}

/** Notes outcomes by `settle_pushes`, as many at once as came in meanwhile. While the database is away they are kept. */
export function notesOf(settle: (outcomes: readonly Outcome[]) => Promise<void>): Notes {
  let waiting: Outcome[] = [];
  let last = Promise.resolve();
  let isBehind = false;
  async function flush(): Promise<void> {
    const outcomes = waiting;
    waiting = [];
    if (outcomes.length === 0) return;
    try {
      await settle(outcomes);
      isBehind = false;
    } catch (error) {
      isBehind = true;
      waiting = [...outcomes, ...waiting];
      throw error;
    }
  }
  function write(): Promise<void> {
    last = last.then(flush, flush);
    return last;
  }
  return {
    add(outcome) {
      waiting.push(outcome);
      // Whoever looks next catches up, and hears of what failed.
      write().catch(() => undefined);
    },
    write,
    catchUp: async () => (isBehind ? write() : undefined),
  };
}
