import type { Item } from '../shape/device-list';
import type { Reading } from '../shape/reading';
import { subscribeChanges } from './changes';
import { deviceStore, type DeviceStore } from './device-store';

/** Something of this device that is read outside of a page, such as behind a module's offers. */
export interface DeviceSource<Result> {
  /** Reads it once for all who ask while it is being read. */
  readonly read: () => Promise<Result>;
  /** Calls back after every change, in this tab or another, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Reads values or lists of one user and follows their changes.
 *
 * @example
 * const days = deviceSource(userId, [healthDays], async (store) => itemsOf(await store.readItems(healthDays)));
 */
export function deviceSource<Result>(
  userId: string,
  definitions: readonly { readonly namespace: string }[],
  load: (store: DeviceStore) => Promise<Result>,
): DeviceSource<Result> {
  const namespaces = new Set(definitions.map(({ namespace }) => namespace));
  let reading: Promise<Result> | null = null;

  function subscribe(listener: () => void): () => void {
    return subscribeChanges((change) => {
      if (change.userId === userId && namespaces.has(change.namespace)) listener();
    });
  }

  return {
    subscribe,
    read() {
      if (reading) return reading;
      // What changes meanwhile may be missing in it: whoever asks later reads anew.
      const stop = subscribe(() => (reading = null));
      const own = load(deviceStore(userId)).finally(() => {
        stop();
        if (reading === own) reading = null;
      });
      reading = own;
      return own;
    },
  };
}

/** The items of a list that can be read. */
export function itemsOf<T extends Item>(readings: ReadonlyMap<string, Reading<T>>): T[] {
  return [...readings.values()].flatMap(({ value }) => (value === undefined ? [] : [value]));
}
