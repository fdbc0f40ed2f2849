import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { listLocal, newId, removeLocal, untilSettled, writeLocal } from '@plainday/shared-platform';
import { readLeft } from '../store/read-left';
import { holdTab, openTabs } from './open-tabs';

/** What lies in the outbox; data/api knows what more. */
interface StoredItem {
  readonly id: string;
  /** The tab that answers for it. */
  readonly tab: string;
}

interface OutboxSchema extends DBSchema {
  writes: { key: string; value: StoredItem };
}

/** Where the unsent writes of one user lie. */
export interface OutboxPort<Item extends StoredItem> {
  load(): Promise<readonly Item[]>;
  /** Makes this tab answer for what tabs that are gone have left, and returns it. No two tabs get the same. */
  claim(): Promise<readonly Item[]>;
  put(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps what is still being put when the page goes, at once and instead of what it kept before. */
  leave(items: readonly Item[]): void;
  /** Calls back when another tab is gone. */
  onTabGone(listener: () => void): void;
  readonly tab: string;
  close(): void;
}

/** Name of the database of a user's unsent writes: apart from the other values, for it must open when they do not. */
const outboxName = (userId: string) => `plainday-outbox-${userId}`;

/** What a tab keeps there is read by the next that opens, and put. */
const LEFT = 'plainday.unsent.';
const leftKey = (tab: string, userId: string) => `${LEFT}${tab}.${userId}`;

/** Keys of what tabs of a user have left, by tab. */
function leftBy(userId: string): ReadonlyMap<string, string> {
  const keys = listLocal(LEFT).filter((key) => key.endsWith(`.${userId}`));
  return new Map(keys.map((key) => [key.slice(LEFT.length, -userId.length - 1), key]));
}

async function openOutboxDatabase(userId: string): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>(outboxName(userId), 1, {
    upgrade: (db) => void db.createObjectStore('writes', { keyPath: 'id' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Opens the unsent writes of a user. All fails where the browser keeps nothing; writes are on disk when `put` settles. */
export function openOutbox<Item extends StoredItem>(userId: string): OutboxPort<Item> {
  const opening = openOutboxDatabase(userId);
  opening.catch(() => undefined);
  const tab = newId();
  const leaving = new AbortController();
  holdTab(tab, leaving.signal);
  return {
    tab,
    load: async () => (await (await opening).getAll('writes')) as Item[],
    async claim() {
      const db = await opening;
      // A tab holds its lock before it stores anything: what is there now and has no lock is nobody's.
      const owners = new Map((await db.getAll('writes')).map((item) => [item.id, item.tab]));
      const open = await openTabs();
      if (leaving.signal.aborted) return [];
      const tx = db.transaction('writes', 'readwrite', { durability: 'strict' });
      const all = (await tx.store.getAll()) as Item[];
      const known = new Set(all.map(({ id }) => id));
      const left = [...leftBy(userId)].filter(([other]) => other !== tab && !open.has(other));
      const unput = left
        .flatMap(([, key]) => readLeft<Item>(key))
        .filter(({ id }) => !known.has(id));
      const orphans = all
        .filter(
          (item) => item.tab !== tab && !open.has(item.tab) && owners.get(item.id) === item.tab,
        )
        .concat(unput);
      for (const item of orphans) void tx.store.put({ ...item, tab }).catch(() => undefined);
      // Without room nobody else is kept from them: they are sent twice, and have the effect of once.
      await tx.done.catch(() => undefined);
      for (const [, key] of left) removeLocal(key);
      return orphans;
    },
    async put(item) {
      const tx = (await opening).transaction('writes', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(item), tx.done]);
    },
    remove: async (id) => (await opening).delete('writes', id),
    leave(items) {
      const key = leftKey(tab, userId);
      if (items.length > 0) writeLocal(key, JSON.stringify(items));
      else removeLocal(key);
    },
    onTabGone(listener) {
      // One that goes before it is followed is found out about then.
      void untilSettled()
        .then(() => import(/* webpackChunkName: "device" */ './follow-tabs'))
        .then(
          ({ followTabs }) => followTabs(tab, leaving.signal, listener),
          () => undefined,
        );
    },
    close() {
      leaving.abort();
      void opening.then((db) => db.close()).catch(() => undefined);
    },
  };
}

/** Erases the unsent writes of a user, who has agreed to lose them. */
export async function eraseOutbox(userId: string): Promise<void> {
  for (const key of leftBy(userId).values()) removeLocal(key);
  try {
    await deleteDB(outboxName(userId));
  } catch {
    // Where the browser keeps nothing there is nothing to erase.
  }
}
