import { onVisible, systemClock } from '@plainday/shared-platform';
import { useCallback, useEffect, useState } from 'react';

/** Timers count the time a device is awake; after so long the clock is looked at again. Milliseconds. */
const LONGEST_MS = 60 * 60_000;

/** The present, as of the last reason to look: the moment that was waited for, or the page that came to the front. */
export function useReminderClock(nextOf: (now: number) => number | null): number {
  const [now, setNow] = useState(() => systemClock.now());
  const look = useCallback(() => setNow(systemClock.now()), []);
  const next = nextOf(now);

  useEffect(() => onVisible(look), [look]);
  useEffect(() => {
    if (next === null) return;
    const wait = Math.max(0, next - systemClock.now());
    const timer = setTimeout(look, Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, now, look]);
  return now;
}
