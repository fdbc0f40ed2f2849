import type { TimerPort } from '@plainday/federation-contract';
import type { Clock } from '@plainday/shared-platform';
import { TIMER_ID } from './model/breathing.logic';

/** Milliseconds after which an end is surely past: timeouts may come a little early. */
const PAST_MS = 20;

/** When the minute that runs, or has run out, ends; null where none does. */
export function endOfMinute(timers: TimerPort): number | null {
  return timers.list().find(({ id }) => id === TIMER_ID)?.endsAt ?? null;
}

/** Calls back when a minute has run out, whichever page is open. Returns a function that stops it. */
export function subscribeEnd(timers: TimerPort, clock: Clock, listener: () => void): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  function arm(): void {
    clearTimeout(due);
    const left = (endOfMinute(timers) ?? 0) - clock.now();
    if (left > 0) due = setTimeout(listener, left + PAST_MS);
  }
  const stop = timers.subscribe(arm);
  arm();
  return () => {
    clearTimeout(due);
    stop();
  };
}
