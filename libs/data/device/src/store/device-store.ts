import { systemClock, type Clock } from '@plainday/shared-platform';
import type { DeviceList, Item } from '../shape/device-list';
import type { DeviceValue } from '../shape/device-value';
import { keepUnknown, linkOrigins } from '../shape/keep-unknown';
import { NOTHING, readStored, type Reading } from '../shape/reading';
import type { Shape } from '../shape/schema';
import { isAside, nameAside } from './aside';
import { announceChange } from './changes';
import type { StoredValue } from '../shape/stored-value';
import type { KeptStatus } from './status';
import { createValueKeeper, type Change, type Decide } from './value-keeper';

/** The values of one user on this device. Nothing here ever leaves it. */
export interface DeviceStore {
  /** Reads a value; what cannot be read of it stays where it is. */
  read<T>(definition: DeviceValue<T>): Promise<Reading<T>>;
  /**
   * Reads, changes and writes in one transaction: two tabs cannot lose each other's changes. What cannot be read is
   * set aside, what this version does not know is kept, and a value of a newer version is left alone.
   */
  update<T>(definition: DeviceValue<T>, change: (current: T) => NoInfer<T>): Promise<Reading<T>>;
  /** Reads a whole list, by id. */
  readItems<T extends Item>(list: DeviceList<T>): Promise<ReadonlyMap<string, Reading<T>>>;
  readItem<T extends Item>(list: DeviceList<T>, id: string): Promise<Reading<T>>;
  /** Changes items in one transaction; undefined takes one away, what comes back as it was is not written. */
  changeItems<T extends Item>(
    list: DeviceList<T>,
    ids: readonly string[],
    change: (current: T | undefined, id: string) => NoInfer<T> | undefined,
  ): Promise<ReadonlyMap<string, Reading<T>>>;
  /** How well a value is kept, or a whole namespace. */
  status(namespace: string, key?: string): KeptStatus;
  /** Everything of a namespace as it lies, what was set aside included. */
  readRaw(namespace: string): Promise<ReadonlyMap<string, StoredValue>>;
  /** Writes whatever it is given, without a look at what was there: for what has no shape of its own. */
  set(namespace: string, key: string, value: unknown): Promise<void>;
  delete(namespace: string, ...keys: readonly string[]): Promise<void>;
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

/** Lets go of a user's store. Internal: the database is about to be deleted. */
export function forgetDeviceStore(userId: string): void {
  stores.delete(userId);
}

/** Makes a store; modules use `deviceStore`. */
export function createDeviceStore(userId: string, clock: Clock = systemClock): DeviceStore {
  const announce = (namespace: string, key: string): void =>
    announceChange({ userId, namespace, key });
  const keeper = createValueKeeper(userId, announce);
  let lastAside = 0;

  async function change(namespace: string, keys: readonly string[], decide: Decide) {
    await keeper.change(namespace, keys, decide);
    for (const key of keys) announce(namespace, key);
  }

  /** What is written for the next value: in this version, with what is not known, and with bad parts set aside. */
  function changeOf<T>(
    shape: Shape<T>,
    key: string,
    found: Reading<T>,
    next: T | undefined,
    stored: StoredValue | undefined,
  ): { readonly reading: Reading<T>; readonly change: Change } {
    const aside = stored && found.bad.length > 0 ? asideOf(key, stored, found) : undefined;
    if (next === undefined) return { reading: NOTHING, change: { remove: true, aside } };
    const value = keepUnknown(next, found.value, found.stored);
    linkOrigins(next, value);
    const put = { value, savedAt: clock.now(), version: shape.version };
    return {
      reading: { value: next, stored: value, bad: [], isNewer: false },
      change: { put, aside },
    };
  }

  function asideOf<T>(key: string, stored: StoredValue, { bad }: Reading<T>): Change['aside'] {
    lastAside = Math.max(lastAside + 1, clock.now());
    const name = nameAside(key, lastAside);
    if (bad.some(({ path }) => path.length === 0)) return { key: name, stored };
    const value = bad.map((part) => part.stored);
    return { key: name, stored: { ...stored, value, paths: bad.map(({ path }) => path) } };
  }

  return {
    async read(definition) {
      const stored = await keeper.read(definition.namespace, definition.key);
      return readStored(definition, stored, definition.initial);
    },

    async update<T>(definition: DeviceValue<T>, decide: (current: T) => T) {
      const { namespace, key, initial } = definition;
      let result: Reading<T> = NOTHING;
      await change(namespace, [key], (stored) => {
        const found = readStored(definition, stored, initial);
        const current = found.value ?? initial;
        const next = found.isNewer ? current : decide(current);
        result = found;
        if (next === current) return {};
        const decided = changeOf(definition, key, found, next, stored);
        result = decided.reading;
        return decided.change;
      });
      return result;
    },

    async readItems<T extends Item>(list: DeviceList<T>) {
      const all = await keeper.readAll(list.namespace);
      const items = [...all].filter(([key]) => !isAside(key));
      return new Map(items.map(([key, stored]) => [key, readStored<T>(list, stored)]));
    },

    readItem: async (list, id) => readStored(list, await keeper.read(list.namespace, id)),

    async changeItems<T extends Item>(
      list: DeviceList<T>,
      ids: readonly string[],
      decide: (current: T | undefined, id: string) => T | undefined,
    ) {
      const readings = new Map<string, Reading<T>>();
      await change(list.namespace, ids, (stored, id) => {
        const found = readStored(list, stored);
        const next = found.isNewer ? found.value : decide(found.value, id);
        readings.set(id, found);
        if (next === found.value) return {};
        const decided = changeOf(list, id, found, next, stored);
        readings.set(id, decided.reading);
        return decided.change;
      });
      return readings;
    },

    status: keeper.status,
    readRaw: keeper.readAll,

    set: (namespace, key, value) =>
      change(namespace, [key], () => ({ put: { value, savedAt: clock.now() } })),

    delete: (namespace, ...keys) => change(namespace, keys, () => ({ remove: true })),
  };
}
