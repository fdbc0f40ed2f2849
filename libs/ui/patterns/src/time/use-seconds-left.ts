import { useCallback, useSyncExternalStore } from 'react';
import { onSeconds, systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';

/** What is left of a countdown: an end while it runs, a rest while it is paused. Milliseconds. */
export interface Countdown {
  readonly endsAt: number | null;
  readonly remainingMs: number | null;
}

/**
 * Whole seconds left of a countdown, a begun second counting as one. Renders exactly when the shown
 * second changes, rests while nothing runs, and is right at once when the page is seen again.
 *
 * @param countdown Null stands for one that has not begun.
 * @param durationMs Milliseconds of a full countdown; never more is left than this.
 */
export function useSecondsLeft(
  countdown: Countdown | null,
  durationMs: number,
  clock: Clock = systemClock,
): number {
  const endsAt = countdown?.endsAt ?? null;
  const rest = countdown?.remainingMs ?? durationMs;

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (endsAt === null || endsAt <= clock.now()) return () => undefined;
      const look = () => {
        onChange();
        if (endsAt <= clock.now()) stop();
      };
      const stop = onSeconds(endsAt, look, clock);
      document.addEventListener('visibilitychange', look);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', look);
      };
    },
    [endsAt, clock],
  );

  const read = () => {
    const left = endsAt === null ? rest : endsAt - clock.now();
    return Math.ceil(Math.min(durationMs, Math.max(0, left)) / 1000);
  };
  return useSyncExternalStore(subscribe, read, read);
}
