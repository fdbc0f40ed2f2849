import type { TimerPort } from '@plainday/federation-contract';
import { hasFloating, isSeen, isTyping, systemClock } from '@plainday/shared-platform';
import { useEffect, useEffectEvent } from 'react';
import { typedFields } from '../healing/typed-fields';
import { quietUntil } from '../timers/timers.logic';

/** How often it is looked whether somebody is at work. Milliseconds. */
const LOOK_MS = 3000;

/**
 * Calls back once, when the page is looked at and nothing is under way in it: no field is used or holds text, nothing lies
 * over the page, no timer asks for quiet.
 */
export function useFreeMoment(isWaiting: boolean, timers: TimerPort, onFree: () => void): void {
  const free = useEffectEvent(onFree);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const typed = typedFields();
    const timer = setInterval(() => {
      const isBusy =
        !isSeen() ||
        hasFloating() ||
        isTyping(document.activeElement) ||
        typed.hasText() ||
        quietUntil(timers.list(), systemClock.now()) !== null;
      if (!isBusy) free();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      typed.stop();
    };
  }, [isWaiting, timers]);
}
