import { useCallback, useEffect, useState } from 'react';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import type { Countdown } from '@plainday/domain-timer';
import { useShell, useShellTimer } from '@plainday/federation-contract';
import type { ShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import { useSecondsLeft } from '@plainday/ui-patterns';
import { SESSION_MS } from '../model/breathing.logic';
import type { SessionStatus } from '../model/breathing.logic';

const TIMER_ID = 'mindful';

/** A breathing session as its page sees it. */
export interface Breathing {
  readonly status: SessionStatus;
  /** Milliseconds of the session so far, in whole seconds. */
  readonly elapsedMs: number;
  readonly timer: ShellTimer | null;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** The minute runs as a timer of the shell; nothing else is kept. */
export function useBreathing(clock: Clock = systemClock): Breathing {
  const { timers } = useShell();
  const timer = useShellTimer(TIMER_ID);
  const secondsLeft = useSecondsLeft(timer, SESSION_MS, clock);
  const [plannedEnd, setPlannedEnd] = useState<number | null>(null);

  const running = timer !== null && timer.endsAt !== null;
  const over = running && secondsLeft === 0;
  useEffect(() => {
    if (over) timers.clear(TIMER_ID);
  }, [over, timers]);

  const run = useCallback(
    ({ endsAt, remainingMs }: Countdown) => {
      setPlannedEnd(endsAt);
      timers.set({ id: TIMER_ID, label: 'Mindful Break', endsAt, remainingMs });
    },
    [timers],
  );

  const start = useCallback(() => {
    const now = clock.now();
    run(timer ? resumeCountdown(timer, now) : startCountdown(SESSION_MS, now));
  }, [clock, timer, run]);

  const pause = useCallback(() => {
    if (timer) run(pauseCountdown(timer, clock.now()));
  }, [clock, timer, run]);

  const reset = useCallback(() => {
    setPlannedEnd(null);
    timers.clear(TIMER_ID);
  }, [timers]);

  // The shell may take an ended timer away before this page sees it end.
  const done = over || (timer === null && plannedEnd !== null && clock.now() >= plannedEnd);
  const status = done ? 'done' : running ? 'running' : timer ? 'paused' : 'idle';
  const elapsedMs = done ? SESSION_MS : SESSION_MS - secondsLeft * 1000;
  return { status, elapsedMs, timer, start, pause, reset };
}
