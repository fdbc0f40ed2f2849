import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { newId } from '@plainday/shared-platform';
import { browserLocks } from '../store/lock';

/** What lies in the outbox; data/api knows what more. */
interface StoredItem {
  readonly id: string;
}

interface OutboxSchema extends DBSchema {
  writes: { key: string; value: StoredItem };
}

/** Where the unsent writes of one user lie. */
export interface OutboxPort<Item extends StoredItem> {
  load(): Promise<readonly Item[]>;
  put(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
  openTabs(): Promise<ReadonlySet<string>>;
  readonly tab: string;
  close(): void;
}

/** Name of the database of a user's unsent writes: apart from the other values, for it must open when they do not. */
const outboxName = (userId: string) => `plainday-outbox-${userId}`;
const TAB_LOCK = 'plainday.outbox.tab.';

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
  const leave = holdLock(`${TAB_LOCK}${tab}`);
  return {
    tab,
    load: async () => (await (await opening).getAll('writes')) as Item[],
    async put(item) {
      const tx = (await opening).transaction('writes', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(item), tx.done]);
    },
    remove: async (id) => (await opening).delete('writes', id),
    async openTabs() {
      const held = (await browserLocks()?.query())?.held ?? [];
      const names = held.flatMap(({ name }) => name ?? []);
      return new Set(
        names
          .filter((name) => name.startsWith(TAB_LOCK))
          .map((name) => name.slice(TAB_LOCK.length)),
      );
    },
    close() {
      leave();
      void opening.then((db) => db.close()).catch(() => undefined);
    },
  };
}

/** Erases the unsent writes of a user, who has agreed to lose them. */
export async function eraseOutbox(userId: string): Promise<void> {
  try {
    await deleteDB(outboxName(userId));
  } catch {
    // Where the browser keeps nothing there is nothing to erase.
  }
}

/** Holds a lock until the returned function is called or the page is gone. */
function holdLock(name: string): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  browserLocks()
    ?.request(name, () => left)
    .catch(() => undefined);
  return leave;
}
