import { logger, systemClock } from '@plainday/shared-platform';
import type { DeviceList, Item } from '../shape/device-list';
import type { Reading } from '../shape/reading';
import { isAside } from '../store/aside';
import { createAudience } from '../store/audience';
import { subscribeChanges } from '../store/changes';
import { deviceStore, type DeviceStore } from '../store/device-store';
import { noteStoring, takeUpLeft } from '../store/left-values';
import { oncePerUser } from '../store/once-per-user';
import type { LeftValue } from '../store/restore-left';
import type { ValueStatus } from '../store/status';

/** What a list shows. */
export interface ListState<T> {
  readonly items: readonly T[];
  readonly status: ValueStatus;
}

/**
 * How a list is changed: at once in the page, and in one transaction on the device. A `change` is called for both, some
 * time apart: it asks no clock and makes no ids.
 */
export interface ListActions<T> {
  /** Adds items, or puts them in the place of those with their ids. */
  readonly put: (...items: readonly T[]) => void;
  /** Changes the newest state of one item; nothing happens when it is not there any more. */
  readonly update: (id: string, change: (item: T) => T) => void;
  /** Changes the newest state of one item, or makes it: for records that have one per day. */
  readonly upsert: (id: string, change: (item: T | undefined) => T) => void;
  readonly remove: (...ids: readonly string[]) => void;
}

/** A list that lives outside of React. */
export interface ListCell<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => ListState<T>;
  readonly actions: ListActions<T>;
}

/** With so many changes at once the whole list is read again, instead of one by one. */
const MANY = 50;

const cells = oncePerUser();

/** The cell of a list: one for all who show it. */
export function listCell<T extends Item>(userId: string, list: DeviceList<T>): ListCell<T> {
  return cells(list, userId, () => createListCell(userId, list, deviceStore(userId)));
}

function byId(a: Item, b: Item): number {
  return a.id < b.id ? -1 : 1;
}

/** Makes a cell; `listCell` is what hooks use. */
export function createListCell<T extends Item>(
  userId: string,
  list: DeviceList<T>,
  store: DeviceStore,
): ListCell<T> {
  const { namespace, version } = list;
  const place = `${namespace}.*`;
  const audience = createAudience(follow);
  /** What is shown, by id; `newer` are those a newer version has written. */
  const shown = new Map<string, T>();
  const newer = new Set<string>();
  /** How many writes of an item are under way: what is read meanwhile is older. */
  const writing = new Map<string, number>();
  /** Changes heard of such an item beyond our own: what another tab has written is read once ours are done. */
  const heard = new Map<string, number>();
  const changed = new Set<string>();
  let isLoaded = false;
  let state: ListState<T> = { items: [], status: 'loading' };

  function show(failed = false): void {
    const items = [...shown.values()].sort(list.order ?? byId);
    const kept = failed ? 'memory' : newer.size > 0 ? 'outdated' : store.status(namespace);
    const same =
      items.length === state.items.length && items.every((item, i) => item === state.items[i]);
    state = { items: same ? state.items : items, status: isLoaded ? kept : 'loading' };
    audience.report(state.status);
    audience.emit();
  }

  function take(id: string, { value, isNewer }: Reading<T>): void {
    if (writing.has(id)) return;
    if (value === undefined) shown.delete(id);
    else shown.set(id, value);
    if (isNewer) newer.add(id);
    else newer.delete(id);
  }

  async function loadAll(): Promise<void> {
    await takeUpLeft(userId, place, list, store);
    const readings = await store.readItems(list);
    for (const id of [...shown.keys()]) if (!readings.has(id) && !writing.has(id)) shown.delete(id);
    for (const id of [...newer]) if (!readings.has(id)) newer.delete(id);
    for (const [id, reading] of readings) take(id, reading);
    isLoaded = true;
    show();
  }

  async function loadChanged(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    if (ids.length > MANY) return loadAll();
    const readings = await Promise.all(ids.map((id) => store.readItem(list, id)));
    ids.forEach((id, index) => take(id, readings[index] as Reading<T>));
    show();
  }

  function change(
    ids: readonly string[],
    decide: (now: T | undefined, id: string) => T | undefined,
  ) {
    const free = ids.filter((id) => !newer.has(id));
    if (free.length < ids.length) {
      logger.warn(`Not changed: ${namespace}, for a newer version of the app has written it.`);
    }
    if (free.length === 0) return;
    for (const id of free) {
      writing.set(id, (writing.get(id) ?? 0) + 1);
      const next = decide(shown.get(id), id);
      if (next === undefined) shown.delete(id);
      else shown.set(id, next);
    }
    show();
    noteStoring(userId, place, unstored);
    void store
      .changeItems(list, free, decide)
      .catch(report)
      .then((readings) => {
        for (const id of free) {
          const left = (writing.get(id) ?? 1) - 1;
          if (left > 0) writing.set(id, left);
          else writing.delete(id);
          const reading = readings?.get(id);
          if (reading) take(id, reading);
          const others = (heard.get(id) ?? 0) - (readings ? 1 : 0);
          if (left > 0) heard.set(id, others);
          else heard.delete(id);
          if (left <= 0 && others > 0) readAgain(id);
        }
        if (writing.size === 0) noteStoring(userId, place, null);
        show(readings === undefined);
      });
  }

  function readAgain(id: string): void {
    if (changed.size === 0) queueMicrotask(() => void loadChanged().catch(report));
    changed.add(id);
  }

  function report(error: unknown): undefined {
    logger.error(`Not kept on this device: ${namespace}`, error);
    return undefined;
  }

  function follow(): () => void {
    void loadAll().catch(report);
    return subscribeChanges(({ userId: of, namespace: where, key }) => {
      if (of !== userId || where !== namespace || isAside(key)) return;
      if (writing.has(key)) heard.set(key, (heard.get(key) ?? 0) + 1);
      else readAgain(key);
    });
  }

  /** What is shown before anything was read tells nothing of what is kept. */
  function unstored(): readonly LeftValue[] {
    const at = systemClock.now();
    const keys = isLoaded ? [...writing.keys()] : [];
    return keys.map((key) => ({ key, value: shown.get(key), version, at }));
  }

  return {
    snapshot: () => state,
    subscribe: audience.subscribe,
    actions: {
      put(...items) {
        const byId = new Map(items.map((item) => [item.id, item]));
        change([...byId.keys()], (_now, id) => byId.get(id));
      },
      update: (id, decide) => change([id], (now) => (now === undefined ? undefined : decide(now))),
      upsert: (id, decide) => change([id], decide),
      remove: (...ids) => change(ids, () => undefined),
    },
  };
}
