import { useAppDispatch } from '@plainday/data-api';
import { pushApi } from '@plainday/data-tasks/push';
import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { onVisible, systemClock } from '@plainday/shared-platform';
import { isPushWanted } from '@plainday/shared-platform/push';
import { useEffect } from 'react';
import { pushedTimers } from './push-timers.logic';

const { pushTimers } = pushApi.endpoints;
/** Told anew, also where the same was told before. */
const ONCE = { subscribe: false, forceRefetch: true };

/**
 * Keeps the server knowing which countdowns run here: it says their end where no page is open, and lets reminders wait
 * while one asks for quiet. The page that is looked at tells; what could not be told is told later.
 */
export function usePushTimers(userId: string, port: TimerPort): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let told = '[]';
    let isTelling = false;

    async function tell(): Promise<void> {
      const running = port.list().filter(isWanted);
      const timers = pushedTimers(running, systemClock.now());
      const text = JSON.stringify(timers);
      if (text === told || isTelling || document.visibilityState === 'hidden') return;
      isTelling = true;
      try {
        await dispatch(pushTimers.initiate(timers, ONCE)).unwrap();
        told = text;
      } catch {
        // Said only while a page is open, until it can be told.
        return;
      } finally {
        isTelling = false;
      }
      // It may have changed meanwhile.
      await tell();
    }
    // Deep work holds back the reminders of all devices, also where this one is reached by none.
    const isWanted = ({ quiet }: ShellTimer) => quiet === true || isPushWanted(userId) === true;
    const look = () => void tell();

    look();
    const stop = [port.subscribe(look), onVisible(look)];
    window.addEventListener('online', look);
    return () => {
      for (const end of stop) end();
      window.removeEventListener('online', look);
    };
  }, [userId, port, dispatch]);
}
