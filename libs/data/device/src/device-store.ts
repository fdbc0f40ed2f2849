import { systemClock, type Clock } from '@plainday/shared-platform';
import { announceChange } from './changes';
import type { StoredValue } from './database';
import { createValueKeeper, type Change } from './value-keeper';

/** What checks values of type T: a zod/mini schema, taken by its shape so that this library needs none of zod. */
export interface Schema<T> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/** The values of one user on this device. Nothing here ever leaves it. */
export interface DeviceStore {
  /** Undefined when nothing is kept, or when what was kept is corrupt (it is then set aside). */
  get<T>(namespace: string, key: string, schema: Schema<T>): Promise<T | undefined>;
  set(namespace: string, key: string, value: unknown): Promise<void>;
  /** Reads, changes and writes in one transaction: two tabs cannot lose each other's changes. */
  update<T>(
    namespace: string,
    key: string,
    schema: Schema<T>,
    change: (current: T | undefined) => T,
  ): Promise<T>;
  delete(namespace: string, key: string): Promise<void>;
  /** All values of a namespace that fit the schema, by key. */
  list<T>(namespace: string, schema: Schema<T>): Promise<readonly DeviceEntry<T>[]>;
  /** The values that were set aside because they fitted no schema, as they were found. */
  listCorrupt(namespace: string): Promise<readonly DeviceEntry<unknown>[]>;
}

/** A value with its key. */
export interface DeviceEntry<T> {
  readonly key: string;
  readonly value: T;
}

const CORRUPT = 'corrupt.';
const stores = new Map<string, DeviceStore>();

/** The device store of a user: always the same one for the same user. */
export function deviceStore(userId: string): DeviceStore {
  const known = stores.get(userId);
  if (known) return known;
  const store = createDeviceStore(userId);
  stores.set(userId, store);
  return store;
}

/** Lets go of a user's store. Internal: the database is about to be deleted. */
export function forgetDeviceStore(userId: string): void {
  stores.delete(userId);
}

/** Makes a store; modules use `deviceStore`. */
export function createDeviceStore(userId: string, clock: Clock = systemClock): DeviceStore {
  const keeper = createValueKeeper(userId);

  /** Corrupt values are never overwritten: they move to `corrupt.<time>.<key>`. */
  function asideOf(key: string, stored: StoredValue): Change {
    return { remove: true, aside: { key: `${CORRUPT}${clock.now()}.${key}`, stored } };
  }

  async function change(
    namespace: string,
    key: string,
    decide: (stored: StoredValue | undefined) => Change,
  ): Promise<void> {
    await keeper.change(namespace, key, decide);
    announceChange({ userId, namespace, key });
  }

  return {
    async get(namespace, key, schema) {
      const stored = await keeper.read(namespace, key);
      if (!stored) return undefined;
      const parsed = schema.safeParse(stored.value);
      if (parsed.success) return parsed.data;
      await change(namespace, key, (latest) => (latest ? asideOf(key, latest) : {}));
      return undefined;
    },

    set: (namespace, key, value) =>
      change(namespace, key, () => ({ put: { value, savedAt: clock.now() } })),

    async update(namespace, key, schema, decide) {
      const result: { value?: ReturnType<typeof decide> } = {};
      await change(namespace, key, (stored) => {
        const parsed = stored ? schema.safeParse(stored.value) : undefined;
        const value = decide(parsed?.success ? parsed.data : undefined);
        result.value = value;
        const put = { value, savedAt: clock.now() };
        const corrupt = stored && parsed && !parsed.success;
        return corrupt ? { ...asideOf(key, stored), put } : { put };
      });
      return result.value as ReturnType<typeof decide>;
    },

    delete: (namespace, key) => change(namespace, key, () => ({ remove: true })),

    async list(namespace, schema) {
      const all = await keeper.readAll(namespace);
      return [...all].flatMap(([key, { value }]) => {
        if (key.startsWith(CORRUPT)) return [];
        const parsed = schema.safeParse(value);
        return parsed.success ? [{ key, value: parsed.data }] : [];
      });
    },

    async listCorrupt(namespace) {
      const all = await keeper.readAll(namespace);
      return [...all].flatMap(([key, { value }]) =>
        key.startsWith(CORRUPT) ? [{ key, value }] : [],
      );
    },
  };
}
