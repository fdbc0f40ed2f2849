import { useEffect, useState } from 'react';
import { systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@plainday/shared-utils';

const STEPS = { second: SECOND_MS, minute: MINUTE_MS, hour: HOUR_MS } as const;

/**
 * The present in epoch milliseconds, renewed at every full second, minute or hour of the clock.
 * Rests while the page is hidden and is right at once when it is seen again.
 */
export function useNow(every: keyof typeof STEPS, clock: Clock = systemClock): number {
  const intervalMs = STEPS[every];
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
