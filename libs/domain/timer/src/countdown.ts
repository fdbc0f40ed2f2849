/** A countdown as two numbers: exactly one of them is set, both are null while it has not begun. */
export interface Countdown {
  /** Epoch milliseconds at which it ends; null unless it runs. */
  readonly endsAt: number | null;
  /** Milliseconds left when it was paused; null unless it is paused. */
  readonly remainingMs: number | null;
}

/**
 * A countdown that runs from now on.
 *
 * @param durationMs Milliseconds it lasts.
 * @param now Epoch milliseconds.
 */
export function startCountdown(durationMs: number, now: number): Countdown {
  return { endsAt: now + Math.max(0, durationMs), remainingMs: null };
}

/** Stops a running countdown and keeps what is left (milliseconds); a stopped one stays as it is. */
export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt === null) return countdown;
  return { endsAt: null, remainingMs: Math.max(0, countdown.endsAt - now) };
}

/** Lets a paused countdown go on; any other stays as it is. */
export function resumeCountdown(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt !== null || countdown.remainingMs === null) return countdown;
  return startCountdown(countdown.remainingMs, now);
}

/**
 * Milliseconds left, between 0 and the whole duration: a clock set back never adds time.
 *
 * @param countdown Null stands for one that has not begun.
 * @param durationMs Milliseconds of a full countdown.
 */
export function remainingMs(countdown: Countdown | null, durationMs: number, now: number): number {
  if (countdown === null) return durationMs;
  const left =
    countdown.endsAt === null ? (countdown.remainingMs ?? durationMs) : countdown.endsAt - now;
  return Math.min(durationMs, Math.max(0, left));
}

/** True while it counts, also past its end. */
export function isRunning(countdown: Countdown | null): boolean {
  return countdown !== null && countdown.endsAt !== null;
}

/** True from the moment a running countdown reaches its end, however late one looks. */
export function hasEnded(countdown: Countdown | null, now: number): boolean {
  return countdown !== null && countdown.endsAt !== null && now >= countdown.endsAt;
}
