import { delay, isOnline } from '@plainday/shared-platform';
import type { ApiError } from '@plainday/data-supabase';
import type { Outcome } from './send';
import { spread } from './spread';

/** Waiting times between attempts, in milliseconds; the last one holds for all that follow. */
const BACKOFF_MS = [300, 1000, 3000, 10_000, 30_000];
/** Attempts after which somebody is told that it takes longer. */
const QUICK = 3;

/** Sends writes until the server has taken or refused them. */
export interface Sender {
  /**
   * Repeats an attempt that failed for a passing reason. Without an answer of the server it never gives up; where
   * the server answers that it cannot, it gives up after some attempts, so that one write does not hold up all others.
   */
  send(attempt: () => Promise<Outcome>): Promise<Outcome>;
  /** Tries again now, as when the network has returned. */
  wake(): void;
}

/** Makes the sender of one store. `onStall` hears when sending takes longer, and when it goes on. */
export function createSender(
  onStall: (isStalled: boolean) => void,
  wait: (milliseconds: number) => Promise<void> = delay,
): Sender {
  let wake: () => void = () => undefined;
  let isStalled = false;

  function tell(now: boolean): void {
    if (isStalled === now) return;
    isStalled = now;
    onStall(now);
  }

  return {
    wake: () => wake(),
    async send(attempt) {
      for (let failures = 0; ; failures += 1) {
        const outcome = await attempt();
        const { error } = outcome;
        if (!error?.retryable || (isAnswer(error) && failures >= QUICK)) {
          tell(false);
          return outcome;
        }
        if (failures >= QUICK || !isOnline()) tell(true);
        const pause = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
        const woken = new Promise<void>((resolve) => (wake = resolve));
        await Promise.race([wait(spread(pause)), woken]);
      }
    },
  };
}

/** What is said where the server is not reached, or has not started yet: nothing about this write. */
const NO_ANSWER = ['network', 'timeout', 'starting'];

/** The server has said that it cannot. */
function isAnswer(error: ApiError): boolean {
  return !NO_ANSWER.includes(error.code);
}
