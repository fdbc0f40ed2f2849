import { nextTask } from './schedule';

/** Work that yields after each small part of it, in microseconds or a few milliseconds: when to pause is decided by the clock. */
export type Slices<Result> = Generator<undefined, Result>;

/** So long the page may wait for an answer, in milliseconds. */
const SLICE_MS = 30;

/** Runs work in pieces between which the page answers. Null once it was stopped. */
export function inSlices<Result>(work: Slices<Result>): Promise<Result>;
export function inSlices<Result>(work: Slices<Result>, signal: AbortSignal): Promise<Result | null>;
export async function inSlices<Result>(
  work: Slices<Result>,
  signal?: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return signal?.aborted ? null : (value as Result);
    } while (performance.now() < until);
    await nextTask();
    if (signal?.aborted) return null;
  }
}
