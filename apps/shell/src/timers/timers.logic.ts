import { endWords } from '@plainday/domain-timer';
import type { ShellTimer } from '@plainday/federation-contract';
import { SECOND_MS } from '@plainday/shared-utils';

/** Milliseconds left of a countdown; 0 when it is over. */
export function leftOf(timer: ShellTimer, now: number): number {
  const left = timer.endsAt === null ? (timer.remainingMs ?? 0) : timer.endsAt - now;
  return Math.max(0, left);
}

/** What is shown of a timer: whole seconds so far where it counts up, else what is left. Milliseconds. */
export function shownMs(timer: ShellTimer, now: number): number {
  if (timer.startedAt === undefined) return leftOf(timer, now);
  return Math.max(0, Math.floor((now - timer.startedAt) / SECOND_MS) * SECOND_MS);
}

/** True for one that stands still. One that counts up is stopped, never paused. */
export function isPaused(timer: ShellTimer): boolean {
  return timer.endsAt === null && timer.startedAt === undefined;
}

function isCounting(timer: ShellTimer, now: number): boolean {
  return timer.endsAt === null ? timer.startedAt !== undefined : timer.endsAt > now;
}

/** Running timers that reached zero. */
export function endedTimers(timers: readonly ShellTimer[], now: number): ShellTimer[] {
  return timers.filter((timer) => timer.endsAt !== null && timer.endsAt <= now);
}

/** The timer that names the browser tab: the countdown that ends first, else what counts up. */
export function leadingTimer(timers: readonly ShellTimer[], now: number): ShellTimer | null {
  const running = timers.filter((timer) => isCounting(timer, now));
  const end = ({ endsAt }: ShellTimer) => endsAt ?? Number.POSITIVE_INFINITY;
  return running.sort((a, b) => (end(a) < end(b) ? -1 : 1))[0] ?? null;
}

/** When the quiet that a running countdown asks for is over; null where none asks. Epoch milliseconds. */
export function quietUntil(timers: readonly ShellTimer[], now: number): number | null {
  const ends = timers.flatMap(({ quiet, endsAt }) =>
    quiet && endsAt !== null && endsAt > now ? endsAt : [],
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** What is said of a timer that has ended. */
export const endText = ({ label, endsAt, end }: ShellTimer, now: number): string =>
  endWords(end?.description ?? label, endsAt, now);
