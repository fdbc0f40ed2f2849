import { useEffect, useState } from 'react';
import { systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';

/**
 * The present in epoch milliseconds, renewed at every full `intervalMs` of the clock.
 * Rests while the page is hidden and is right at once when it is seen again.
 */
export function useNow(intervalMs: number, clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function tick() {
      clearTimeout(timer);
      const present = clock.now();
      setNow(present);
      if (!document.hidden) timer = setTimeout(tick, intervalMs - (present % intervalMs));
    }

    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [intervalMs, clock]);

  return now;
}
