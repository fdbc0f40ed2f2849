import * as z from 'zod/mini';
import { isQuotaError, logger, systemClock, type Clock } from '@plainday/shared-platform';
import { announceChange } from './changes';
import { openDatabase, type DeviceDatabase, type StoredValue } from './database';
import { setDeviceStatus } from './status';

/** The values of one user on this device. Nothing here ever leaves it. */
export interface DeviceStore {
  /** Undefined when nothing is kept, or when what was kept is corrupt (it is then set aside). */
  get<T>(namespace: string, key: string, schema: z.ZodMiniType<T>): Promise<T | undefined>;
  set(namespace: string, key: string, value: unknown): Promise<void>;
  /** Reads, changes and writes in one transaction: two tabs cannot lose each other's changes. */
  update<T>(
    namespace: string,
    key: string,
    schema: z.ZodMiniType<T>,
    change: (current: T | undefined) => T,
  ): Promise<T>;
  delete(namespace: string, key: string): Promise<void>;
  /** All values of a namespace that fit the schema. */
  list<T>(
    namespace: string,
    schema: z.ZodMiniType<T>,
  ): Promise<readonly { key: string; value: T }[]>;
}

const stores = new Map<string, DeviceStore>();

/** The device store of a user: always the same one for the same user. */
export function deviceStore(userId: string): DeviceStore {
  const known = stores.get(userId);
  if (known) return known;
  const store = createDeviceStore(userId);
  stores.set(userId, store);
  return store;
}

/** Makes a store; `deviceStore` is what modules use. */
export function createDeviceStore(userId: string, clock: Clock = systemClock): DeviceStore {
  const values = new Map<string, StoredValue>();
  let opening: Promise<DeviceDatabase | null> | null = null;
  const open = (): Promise<DeviceDatabase | null> =>
    (opening ??= openDatabase(userId, () => (opening = null)).catch((error: unknown) => {
      logger.warn('This browser keeps nothing: values last until the page is closed.', error);
      setDeviceStatus('memory');
      return null;
    }));
  const id = (namespace: string, key: string): string => `${namespace}\n${key}`;

  async function read(namespace: string, key: string): Promise<StoredValue | undefined> {
    const db = await open();
    return values.get(id(namespace, key)) ?? (await db?.get('values', [namespace, key]));
  }

  async function write(namespace: string, key: string, value: unknown): Promise<void> {
    const stored: StoredValue = { value, savedAt: clock.now() };
    const db = await open();
    if (!db) {
      values.set(id(namespace, key), stored);
      return;
    }
    try {
      await db.put('values', stored, [namespace, key]);
      values.delete(id(namespace, key));
      setDeviceStatus('ok');
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      values.set(id(namespace, key), stored);
      setDeviceStatus('full');
    }
    announceChange({ userId, namespace, key });
  }

  const store: DeviceStore = {
    async get(namespace, key, schema) {
      const stored = await read(namespace, key);
      if (!stored) return undefined;
      const parsed = z.safeParse(schema, stored.value);
      if (parsed.success) return parsed.data;
      await write(namespace, `corrupt.${clock.now()}.${key}`, stored.value);
      await store.delete(namespace, key);
      return undefined;
    },
    set: write,
    async update(namespace, key, schema, change) {
      const next = change(await store.get(namespace, key, schema));
      await write(namespace, key, next);
      return next;
    },
    async delete(namespace, key) {
      values.delete(id(namespace, key));
      const db = await open();
      await db?.delete('values', [namespace, key]);
      announceChange({ userId, namespace, key });
    },
    async list(namespace, schema) {
      const db = await open();
      const keys =
        (await db?.getAllKeys('values', IDBKeyRange.bound([namespace], [namespace, []]))) ?? [];
      const rows = await Promise.all(
        keys
          .filter(([, key]) => !key.startsWith('corrupt.'))
          .map(async ([, key]) => ({ key, value: await store.get(namespace, key, schema) })),
      );
      return rows.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]));
    },
  };
  return store;
}
