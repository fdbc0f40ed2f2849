import type { TimerPort } from '@plainday/federation-contract';
import { isSeen, isTyping } from '@plainday/shared-platform';
import { useEffect, useEffectEvent } from 'react';
import { watchWork } from '../healing/watch-work';

/** How often it is looked whether somebody is at work. Milliseconds. */
const LOOK_MS = 3000;

/**
 * Calls back when the page is looked at, no field is used and nobody is at work, and again until nobody waits for it.
 */
export function useFreeMoment(isWaiting: boolean, timers: TimerPort, onFree: () => void): void {
  const free = useEffectEvent(onFree);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const work = watchWork(timers);
    const timer = setInterval(() => {
      if (isSeen() && !isTyping(document.activeElement) && !work.isBusy()) free();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      work.stop();
    };
  }, [isWaiting, timers]);
}
