import { useEffect, useState } from 'react';

/** Whether the browser keeps what is stored when space gets short, and how much there is. */
export interface StoragePromise {
  readonly state: 'kept' | 'open' | 'refused' | 'unknown';
  readonly used: number;
  readonly room: number;
  readonly ask: () => void;
}

/** Safari clears a site that was not opened for seven days, unless it is on the home screen. */
export const isClearedAfterAWeek = () =>
  navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;

/** The browser's promise for what is stored on this device; asked for on a click alone. */
export function useStoragePromise(): StoragePromise {
  const [state, setState] = useState<StoragePromise['state']>('unknown');
  const [{ used, room }, setRoom] = useState({ used: 0, room: 0 });
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const isKept = await navigator.storage.persisted();
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      if (gone) return;
      setState(isKept ? 'kept' : 'open');
      setRoom({ used: usage, room: quota });
    };
    // A browser without an answer promises nothing that could be shown.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const ask = async () => {
    // WebKitGTK knows the answer, but not the question.
    const isKept = (await navigator.storage.persist?.().catch(() => false)) ?? false;
    setState(isKept ? 'kept' : 'refused');
  };
  return { state, used, room, ask: () => void ask() };
}
