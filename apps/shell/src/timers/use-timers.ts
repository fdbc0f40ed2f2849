import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { onVisible, systemClock, type Clock } from '@plainday/shared-platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAnyRunning, leadingTimer } from './timers.logic';

const SECOND_MS = 1000;

export interface RunningTimers {
  readonly timers: readonly ShellTimer[];
  /** Epoch milliseconds, renewed every full second while a timer runs: also in a hidden tab, whose title counts. */
  readonly now: number;
}

/** The timers and the present; nothing wakes up while none runs. */
export function useTimers(port: TimerPort, clock: Clock = systemClock): RunningTimers {
  const timers = useSyncExternalStore(port.subscribe, port.list);
  const [now, setNow] = useState(() => clock.now());
  const isRunning = isAnyRunning(timers, now);

  useEffect(() => {
    const refresh = () => setNow(clock.now());
    refresh();
    return onVisible(refresh);
  }, [clock, timers]);

  useEffect(() => {
    if (!isRunning) return;
    // In step with the timer itself, so that its page and its pill are drawn in the same frame.
    const left = (leadingTimer(timers, now)?.endsAt ?? 0) - clock.now();
    const timer = setTimeout(() => setNow(clock.now()), Math.max(0, left) % SECOND_MS || SECOND_MS);
    return () => clearTimeout(timer);
  }, [clock, isRunning, now, timers]);

  return { timers, now };
}
