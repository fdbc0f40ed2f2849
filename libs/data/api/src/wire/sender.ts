import { delay, isOnline } from '@plainday/shared-platform';
import { isRefusal, type ApiError } from '@plainday/data-supabase';
import type { Outcome } from './send';
import { spread } from './spread';

/** Waiting times between attempts, in milliseconds; the last one holds for all that follow. */
const BACKOFF_MS = [300, 1000, 3000, 10_000, 30_000];
/** Waiting times of a write that has let others go first. */
const ASIDE_MS = [10_000, 30_000, 60_000, 120_000, 300_000];
/** Attempts after which somebody is told that it takes longer. */
const QUICK = 3;

/** Sends writes until the server has taken or refused them. */
export interface Sender {
  /**
   * Repeats an attempt that failed for a passing reason. Without an answer of the server it never gives up; where
   * the server answers that it cannot, it gives up after some attempts, so that one write does not hold up all others.
   */
  send(attempt: () => Promise<Outcome>): Promise<Outcome>;
  /** Says that something takes longer; what it returns says that it does no more. */
  stall(): () => void;
  /** Waits, longer each time, before a write that has let others go first is sent again. */
  pause(round: number): Promise<void>;
  /** Tries again now, as when the network has returned. */
  wake(): void;
}

/** Whether sending a write again may change its outcome. */
export function mayPass({ error }: Outcome): boolean {
  return error !== undefined && error.code !== 'session' && !isRefusal(error);
}

/** Makes the sender of one store. `onStall` hears when sending takes longer, and when it goes on. */
export function createSender(
  onStall: (isStalled: boolean) => void,
  wait: (milliseconds: number) => Promise<void> = delay,
): Sender {
  const sleeping = new Set<() => void>();
  let stalled = 0;

  function stall(): () => void {
    stalled += 1;
    if (stalled === 1) onStall(true);
    return () => {
      stalled -= 1;
      if (stalled === 0) onStall(false);
    };
  }

  async function sleep(milliseconds: number): Promise<void> {
    let wake: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    sleeping.add(wake);
    await Promise.race([wait(spread(milliseconds)), woken]);
    sleeping.delete(wake);
  }

  return {
    wake: () => {
      for (const wake of sleeping) wake();
    },
    stall,
    pause: (round) => sleep(pauseOf(ASIDE_MS, round)),
    async send(attempt) {
      let end: (() => void) | undefined;
      for (let failures = 0; ; failures += 1) {
        const outcome = await attempt();
        const { error } = outcome;
        if (!error || !mayPass(outcome) || (isAnswer(error) && failures >= QUICK)) {
          end?.();
          return outcome;
        }
        if (failures >= QUICK || !isOnline()) end ??= stall();
        await sleep(pauseOf(BACKOFF_MS, failures));
      }
    },
  };
}

function pauseOf(pauses: readonly number[], round: number): number {
  return pauses[Math.min(round, pauses.length - 1)] ?? 0;
}

/** What is said where the server is not reached, or has not started yet: nothing about this write. */
const NO_ANSWER = ['network', 'timeout', 'starting'];

/** The server has said that it cannot. */
function isAnswer(error: ApiError): boolean {
  return !NO_ANSWER.includes(error.code);
}
