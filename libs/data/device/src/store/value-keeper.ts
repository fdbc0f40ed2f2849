import { isQuotaError, logger } from '@plainday/shared-platform';
import type { StoredValue } from '../shape/stored-value';
import { openDatabase, type DeviceDatabase } from './database';
import type { KeptStatus } from './status';

/** What becomes of a value: written, removed, and what cannot be read of it set aside under another key. */
export interface Change {
  readonly put?: StoredValue;
  readonly remove?: boolean;
  readonly aside?: Aside;
}

/** Something set aside. */
export interface Aside {
  readonly key: string;
  readonly stored: StoredValue;
}

/** Says what becomes of a value, from what is there now. May be asked again, on a newer state. */
export type Decide = (stored: StoredValue | undefined, key: string) => Change;

/** Keeps values in IndexedDB, and in memory what finds no room there. */
export interface ValueKeeper {
  read(namespace: string, key: string): Promise<StoredValue | undefined>;
  readAll(namespace: string): Promise<ReadonlyMap<string, StoredValue>>;
  /** Reads and writes in one transaction, which other tabs wait for. */
  change(namespace: string, keys: readonly string[], decide: Decide): Promise<void>;
  /** How well a value is kept, or a whole namespace. */
  status(namespace: string, key?: string): KeptStatus;
}

/** A value that is in memory only. */
interface Waiting {
  readonly stored: StoredValue | undefined;
  readonly asides: readonly Aside[];
  /** Made on what is stored by then, once there is room. */
  readonly jobs: readonly Decide[];
  readonly why: 'full' | 'memory';
}

interface Outcome {
  readonly stored: StoredValue | undefined;
  readonly asides: readonly Aside[];
}

/** Makes the keeper of one user. `onKept` is told of what was in memory only and found room. */
export function createValueKeeper(
  userId: string,
  onKept: (namespace: string, key: string) => void = () => undefined,
): ValueKeeper {
  const memory = new Map<string, Map<string, Waiting>>();
  let opening: Promise<DeviceDatabase | null> | null = null;
  let denied: 'memory' | 'outdated' | null = null;

  function open(): Promise<DeviceDatabase | null> {
    opening ??= openDatabase(userId, () => (opening = null)).catch((error: unknown) => {
      const outdated = (error as { name?: string } | null)?.name === 'VersionError';
      denied = outdated ? 'outdated' : 'memory';
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

  function waitingIn(namespace: string): Map<string, Waiting> {
    const known = memory.get(namespace) ?? new Map<string, Waiting>();
    memory.set(namespace, known);
    return known;
  }

  function remember(namespace: string, key: string, outcome: Outcome, why: Waiting['why']): void {
    const before = waitingIn(namespace).get(key);
    const asides = [...(before?.asides ?? []), ...outcome.asides];
    waitingIn(namespace).set(key, { stored: outcome.stored, asides, jobs: [], why });
  }

  /** Tries one of those in memory again; its success tries the next. */
  function flush(): void {
    for (const [namespace, values] of memory) {
      for (const key of values.keys()) {
        void keeper
          .change(namespace, [key], () => ({}))
          .then(() => !values.has(key) && onKept(namespace, key));
        return;
      }
    }
  }

  const keeper: ValueKeeper = {
    async read(namespace, key) {
      const waiting = waitingIn(namespace).get(key);
      if (waiting) return waiting.stored;
      return withDatabase((db) => db.get('values', [namespace, key]), undefined);
    },

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
      for (const [key, waiting] of waitingIn(namespace)) {
        if (waiting.stored) all.set(key, waiting.stored);
        else all.delete(key);
        for (const aside of waiting.asides) all.set(aside.key, aside.stored);
      }
      return all;
    },

    async change(namespace, keys, decide) {
      const outcomes = new Map<string, Outcome>();
      const values = waitingIn(namespace);
      try {
        const kept = await withDatabase(async (db) => {
          const tx = db.transaction('values', 'readwrite', { durability: 'strict' });
          const done = tx.done;
          done.catch(() => undefined);
          const found = await Promise.all(keys.map((key) => tx.store.get([namespace, key])));
          keys.forEach((key, index) => {
            const jobs = [...(values.get(key)?.jobs ?? []), decide];
            outcomes.set(key, outcomeOf(found[index], key, jobs));
          });
          keys.forEach((key, index) => {
            const { stored, asides } = outcomes.get(key) as Outcome;
            const before = found[index];
            const puts = asides.map((aside) => [aside.key, aside.stored] as const);
            if (stored && stored !== before) puts.push([key, stored]);
            // What fails fails the transaction as a whole.
            for (const [name, value] of puts) {
              tx.store.put(value, [namespace, name]).catch(() => undefined);
            }
            if (!stored && before) tx.store.delete([namespace, key]).catch(() => undefined);
          });
          await done;
          return true;
        }, false);
        if (!kept) {
          for (const key of keys) {
            const outcome = outcomeOf(values.get(key)?.stored, key, [decide]);
            remember(namespace, key, outcome, 'memory');
          }
          return;
        }
        for (const key of keys) values.delete(key);
        flush();
      } catch (error) {
        // What could not even be decided is a mistake of the caller, and nothing has changed.
        if (outcomes.size < keys.length) throw error;
        const isFull = isQuotaError(error);
        if (!isFull) logger.error(`Not kept on this device: ${namespace}`, error);
        for (const [key, outcome] of outcomes) {
          const jobs = [...(values.get(key)?.jobs ?? []), decide];
          values.set(key, { ...outcome, jobs, why: isFull ? 'full' : 'memory' });
        }
      }
    },

    status(namespace, key) {
      if (denied) return denied;
      const values = memory.get(namespace);
      const waiting = key === undefined ? [...(values?.values() ?? [])] : [values?.get(key)];
      const found = waiting.flatMap((value) => (value ? [value.why] : []));
      return found.includes('memory') ? 'memory' : (found[0] ?? 'kept');
    },
  };
  return keeper;
}

function outcomeOf(found: StoredValue | undefined, key: string, jobs: readonly Decide[]): Outcome {
  const asides: Aside[] = [];
  let stored = found;
  for (const job of jobs) {
    const { put, remove, aside } = job(stored, key);
    if (aside) asides.push(aside);
    if (remove) stored = undefined;
    if (put) stored = put;
  }
  return { stored, asides };
}
