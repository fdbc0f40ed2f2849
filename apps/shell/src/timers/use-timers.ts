import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { onSeconds, onVisible, systemClock, type Clock } from '@plainday/shared-platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { leadingTimer } from './timers.logic';

export interface RunningTimers {
  readonly timers: readonly ShellTimer[];
  /** Epoch milliseconds, renewed every full second while a timer runs: also in a hidden tab, whose title counts. */
  readonly now: number;
}

/** The present as these timers show it: renewed with every second of the leading one, and at once when the page is seen. */
export function useSecondOf(timers: readonly ShellTimer[], clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());
  const leading = leadingTimer(timers, now);
  const instant = leading?.endsAt ?? leading?.startedAt;

  useEffect(() => {
    const refresh = () => setNow(clock.now());
    refresh();
    return onVisible(refresh);
  }, [clock, timers]);

  useEffect(() => {
    if (instant === undefined) return undefined;
    return onSeconds(instant, () => setNow(clock.now()), clock);
  }, [clock, instant]);

  return now;
}

/** The timers and the present; nothing wakes up while none runs. */
export function useTimers(port: TimerPort): RunningTimers {
  const timers = useSyncExternalStore(port.subscribe, port.list);
  return { timers, now: useSecondOf(timers) };
}
