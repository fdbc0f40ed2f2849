import type { Slices } from '@plainday/shared-platform';

/** Runs work to its end without a stop. */
export function run<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as Result;
  }
}
