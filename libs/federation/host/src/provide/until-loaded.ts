import { delay } from '@plainday/shared-platform';

/** Imports a module. */
export type Load = () => Promise<unknown>;

/** Between two tries, at first and at most. Milliseconds. */
const FIRST_MS = 500;
const MOST_MS = 10_000;

/**
 * Loads a module, however long it takes: the federation runtime would keep a failure for as long as the page lives.
 * What waits for it has a time limit of its own, and takes what comes late.
 */
export async function untilLoaded(load: Load): Promise<unknown> {
  for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, MOST_MS)) {
    try {
      return await load();
    } catch {
      await delay(wait);
    }
  }
}
