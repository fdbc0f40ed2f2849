import { useEffect } from 'react';
import { logger } from '@plainday/shared-platform';

/** Keeps the screen awake while working, where the browser can. It lets go by itself when the page is hidden. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function hold() {
      const isHeld = lock !== null && !lock.released;
      if (document.visibilityState !== 'visible' || isHeld) return;
      try {
        // eslint-disable-next-line baseline-js/use-baseline -- without it the session goes on in the dark
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch (error) {
        logger.warn('The screen cannot be kept awake', error);
      }
    }
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, [wanted]);
}
