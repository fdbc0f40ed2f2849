import { isQuotaError, logger } from '@plainday/shared-platform';
import { openDatabase, type DeviceDatabase, type StoredValue } from './database';
import { setDeviceStatus } from './status';

/** What becomes of a value: written, removed, and the old one set aside under another key. */
export interface Change {
  readonly put?: StoredValue;
  readonly remove?: boolean;
  readonly aside?: { readonly key: string; readonly stored: StoredValue };
}

/** Keeps values in IndexedDB, and in memory what finds no room there. */
export interface ValueKeeper {
  read(namespace: string, key: string): Promise<StoredValue | undefined>;
  readAll(namespace: string): Promise<ReadonlyMap<string, StoredValue>>;
  /** Reads and writes in one transaction, which other tabs wait for. */
  change(
    namespace: string,
    key: string,
    decide: (stored: StoredValue | undefined) => Change,
  ): Promise<void>;
}

/** Makes the keeper of one user. */
export function createValueKeeper(userId: string): ValueKeeper {
  const memory = new Map<string, Map<string, StoredValue>>();
  let opening: Promise<DeviceDatabase | null> | null = null;

  function open(): Promise<DeviceDatabase | null> {
    opening ??= openDatabase(userId, () => (opening = null)).catch((error: unknown) => {
      const outdated = (error as { name?: string } | null)?.name === 'VersionError';
      setDeviceStatus(outdated ? 'outdated' : 'memory');
      logger.info('Values last until this page is closed.', error);
      return null;
    });
    return opening;
  }

  /** Once more after a connection the browser has closed or whose database was deleted. */
  async function withDatabase<Result>(
    job: (db: DeviceDatabase) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    const db = await open();
    if (!db) return otherwise;
    try {
      return await job(db);
    } catch (error) {
      if ((error as { name?: string } | null)?.name !== 'InvalidStateError') throw error;
      opening = null;
      const again = await open();
      return again ? job(again) : otherwise;
    }
  }

  function remembered(namespace: string): Map<string, StoredValue> {
    const known = memory.get(namespace) ?? new Map<string, StoredValue>();
    memory.set(namespace, known);
    return known;
  }

  function apply(namespace: string, key: string, change: Change): void {
    const values = remembered(namespace);
    if (change.aside) values.set(change.aside.key, change.aside.stored);
    if (change.remove) values.delete(key);
    if (change.put) values.set(key, change.put);
  }

  return {
    read: async (namespace, key) =>
      remembered(namespace).get(key) ??
      (await withDatabase((db) => db.get('values', [namespace, key]), undefined)),

    async readAll(namespace) {
      const found = await withDatabase(async (db) => {
        const range = IDBKeyRange.bound([namespace], [namespace, []]);
        const tx = db.transaction('values');
        const [keys, stored] = await Promise.all([
          tx.store.getAllKeys(range),
          tx.store.getAll(range),
        ]);
        return keys.map(([, key], index) => [key, stored[index]] as const);
      }, []);
      const all = new Map<string, StoredValue>();
      for (const [key, stored] of found) if (stored) all.set(key, stored);
      for (const [key, stored] of remembered(namespace)) all.set(key, stored);
      return all;
    },

    async change(namespace, key, decide) {
      let decided: Change | null = null;
      try {
        const kept = await withDatabase(async (db) => {
          const tx = db.transaction('values', 'readwrite', { durability: 'strict' });
          const done = tx.done;
          done.catch(() => undefined);
          const stored = remembered(namespace).get(key) ?? (await tx.store.get([namespace, key]));
          decided = decide(stored);
          const { aside, put, remove } = decided;
          if (aside) void tx.store.put(aside.stored, [namespace, aside.key]);
          if (remove) void tx.store.delete([namespace, key]);
          if (put) void tx.store.put(put, [namespace, key]);
          await done;
          return true;
        }, false);
        if (!kept) return apply(namespace, key, decide(remembered(namespace).get(key)));
        remembered(namespace).delete(key);
        setDeviceStatus('ok');
      } catch (error) {
        if (!decided || !isQuotaError(error)) throw error;
        apply(namespace, key, decided);
        setDeviceStatus('full');
      }
    },
  };
}
