import { useEffect, useState } from 'react';
import { systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import { SECOND_MS } from '@plainday/shared-utils';
import { useSecondsLeft } from './use-seconds-left';
import type { Countdown } from './use-seconds-left';

/** Where a countdown stands. `done` lasts until it is started again or reset. */
export type CountdownStatus = 'idle' | 'running' | 'paused' | 'done';

export interface CountdownOptions {
  /** The timer as the shell keeps it, of `useShellTimer(id)`; null while there is none. */
  readonly timer: Countdown | null;
  /** Milliseconds of the whole. */
  readonly totalMs: number;
  /** Keeps the timer, or clears it: `(next) => next ? timers.set({ id, label, ...next }) : timers.clear(id)`. */
  readonly onChange: (next: Countdown | null) => void;
  readonly clock?: Clock;
}

/** A countdown as its page sees it. */
export interface CountdownView {
  readonly status: CountdownStatus;
  readonly secondsLeft: number;
  /** Milliseconds so far, in whole seconds. */
  readonly elapsedMs: number;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** When a countdown ends, wherever it was started; null for one that was paused or reset, wherever that was done. */
function endOf(timer: Countdown | null, plannedEnd: number | null, now: number): number | null {
  if (timer) return timer.endsAt;
  return plannedEnd !== null && now < plannedEnd ? null : plannedEnd;
}

/** Start, pause and reset for a timer of the shell: it keeps running on every page, this page only shows it. */
export function useCountdown(options: CountdownOptions): CountdownView {
  const { timer, totalMs, onChange, clock = systemClock } = options;
  const secondsLeft = useSecondsLeft(timer, totalMs, clock);
  const [plannedEnd, setPlannedEnd] = useState<number | null>(null);
  const end = endOf(timer, plannedEnd, clock.now());
  if (end !== plannedEnd) setPlannedEnd(end);
  const running = timer !== null && timer.endsAt !== null;
  const over = running && secondsLeft === 0;

  useEffect(() => {
    if (over) onChange(null);
  }, [over, onChange]);

  function keep(next: Countdown | null) {
    onChange(next);
    setPlannedEnd(next?.endsAt ?? null);
  }

  // The shell may take an ended timer away before this page sees it end.
  const done = over || (timer === null && plannedEnd !== null && clock.now() >= plannedEnd);
  const status = done ? 'done' : running ? 'running' : timer ? 'paused' : 'idle';
  return {
    status,
    secondsLeft: done ? 0 : secondsLeft,
    elapsedMs: done ? totalMs : totalMs - secondsLeft * SECOND_MS,
    start() {
      if (running && !done) return;
      const rest = done ? totalMs : (timer?.remainingMs ?? totalMs);
      keep({ endsAt: clock.now() + rest, remainingMs: null });
    },
    pause() {
      if (!timer || timer.endsAt === null) return;
      const rest = Math.min(totalMs, Math.max(0, timer.endsAt - clock.now()));
      keep({ endsAt: null, remainingMs: rest });
    },
    reset: () => keep(null),
  };
}
