import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredValue } from '../shape/stored-value';

interface DeviceSchema extends DBSchema {
  /** What modules keep, by [namespace, key]. */
  values: { key: [string, string]; value: StoredValue };
  /** Query results, to paint from before the network answers. Erased at sign-out. */
  snapshots: { key: string; value: StoredValue };
}

/** The IndexedDB database of one user on this device. */
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Grows with every change of the stores; a tab with an older number cannot open a newer database. */
const DATABASE_VERSION = 1;

/** Name of a user's database. */
export function databaseName(userId: string): string {
  return `plainday-${userId}`;
}

/** Opens the database of a user, making or upgrading it where needed. */
export async function openDatabase(userId: string, onGone?: () => void): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(databaseName(userId), DATABASE_VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('values');
        db.createObjectStore('snapshots');
      }
    },
    // A newer version of the app in another tab, or the site's data being cleared: let go.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone?.();
    },
    terminated: () => onGone?.(),
  });
}
