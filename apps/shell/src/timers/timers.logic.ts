import type { ShellTimer } from '@plainday/federation-contract';

/** Milliseconds left of a timer; 0 when it is over. */
export function leftOf(timer: ShellTimer, now: number): number {
  const left = timer.endsAt === null ? (timer.remainingMs ?? 0) : timer.endsAt - now;
  return Math.max(0, left);
}

/** True while the shown time of any timer changes. */
export function isAnyRunning(timers: readonly ShellTimer[], now: number): boolean {
  return timers.some((timer) => timer.endsAt !== null && timer.endsAt > now);
}

/** Running timers that reached zero. */
export function endedTimers(timers: readonly ShellTimer[], now: number): ShellTimer[] {
  return timers.filter((timer) => timer.endsAt !== null && timer.endsAt <= now);
}

/** The timer that names the browser tab: the running one that ends first. */
export function leadingTimer(timers: readonly ShellTimer[], now: number): ShellTimer | null {
  const running = timers.filter((timer) => timer.endsAt !== null && timer.endsAt > now);
  return running.sort((a, b) => leftOf(a, now) - leftOf(b, now))[0] ?? null;
}
