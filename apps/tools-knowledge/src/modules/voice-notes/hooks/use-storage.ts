import { useEffect, useState } from 'react';

/** What this browser has room for. */
export interface StorageRoom {
  /** Bytes left for this site; null where the browser does not say. */
  readonly left: number | null;
  /** True when most of the room is taken. */
  readonly isNarrow: boolean;
  /** True when the browser keeps what is here until a person deletes it. */
  readonly isLasting: boolean;
}

const NARROW = 0.8;
const UNKNOWN: StorageRoom = { left: null, isNarrow: false, isLasting: false };

/** Asks the browser not to clear what is kept here. */
export async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

async function readRoom(): Promise<StorageRoom> {
  const { storage } = navigator as { storage?: StorageManager };
  if (!storage?.estimate) return UNKNOWN;
  const { quota, usage = 0 } = await storage.estimate();
  const isLasting = (await storage.persisted?.()) ?? false;
  if (!quota) return { ...UNKNOWN, isLasting };
  return { left: Math.max(0, quota - usage), isNarrow: usage / quota > NARROW, isLasting };
}

/** The room that is left, read again whenever `key` changes. */
export function useStorage(key: unknown): StorageRoom {
  const [room, setRoom] = useState(UNKNOWN);
  useEffect(() => {
    let isShown = true;
    readRoom().then(
      (found) => isShown && setRoom(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [key]);
  return room;
}
