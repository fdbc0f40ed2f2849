import { readLocal, writeLocal } from '@plainday/shared-platform';
import type { TimerStorage } from './timer-store';

/** The timers' place in this browser: localStorage, whose event tells the other tabs. */
export const localTimerStorage: TimerStorage = {
  read: readLocal,
  write: (key, value) => writeLocal(key, value) === null,
  onChange(key, listener) {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
