import { useEffect, useEffectEvent } from 'react';
import { isOnline, onConnection } from '@plainday/shared-platform';

/** Calls back whenever the network is back. */
export function useWhenOnline(run: () => void): void {
  const goOn = useEffectEvent(() => {
    if (isOnline()) run();
  });
  useEffect(() => onConnection(() => goOn()), []);
}
