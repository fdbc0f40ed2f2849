import { delay, isOnline } from '@plainday/shared-platform';
import type { Outcome } from './send';
import { spread } from './spread';

/** Waiting times between attempts, in milliseconds; their number is that of the repetitions. */
const BACKOFF_MS = [300, 1000, 3000];

/**
 * Repeats a read that failed for a passing reason: network, 429, 502, 503, 504, serialisation failure or deadlock.
 * Without a network it gives up at once: reads are repeated when the connection returns.
 */
export async function withRetry(
  attempt: () => Promise<Outcome>,
  wait: (milliseconds: number) => Promise<void> = delay,
): Promise<Outcome> {
  let outcome = await attempt();
  for (const pause of BACKOFF_MS) {
    if (!outcome.error?.retryable || !isOnline()) return outcome;
    await wait(spread(pause));
    outcome = await attempt();
  }
  return outcome;
}
