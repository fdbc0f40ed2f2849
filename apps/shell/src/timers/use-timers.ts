import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { onVisible, systemClock, type Clock } from '@plainday/shared-platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAnyRunning, leadingTimer, untilNextSecond } from './timers.logic';

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
    const leading = leadingTimer(timers, now);
    if (!leading) return;
    const wait = untilNextSecond(leading, clock.now());
    const timer = setTimeout(() => setNow(clock.now()), wait);
    return () => clearTimeout(timer);
  }, [clock, isRunning, now, timers]);

  return { timers, now };
}
