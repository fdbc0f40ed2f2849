import { removeLocal } from '@plainday/shared-platform';
import type { DeviceList, Item } from '../shape/device-list';
import type { DeviceValue } from '../shape/device-value';
import { readStored } from '../shape/reading';
import type { DeviceStore } from './device-store';
import { readLeft } from './read-left';

/** What was shown of a value, and not stored yet when the page went. */
export interface LeftValue {
  readonly key: string;
  /** In the version of who left it; absent when it was taken away. */
  readonly value?: unknown;
  readonly version: number;
  /** When the page went, in epoch milliseconds. */
  readonly at: number;
}

/** Of what it was left: one value, or the items of a list. */
export type LeftShape = DeviceValue<unknown> | Omit<DeviceList<Item>, 'order'>;

/**
 * Stores what was left under these names, unless it cannot be read or something has been stored later. It is written as
 * by somebody who has read what is there: what nobody knows of that is kept. What a newer version has left waits for one.
 */
export async function restoreLeft(
  store: DeviceStore,
  shape: LeftShape,
  names: readonly string[],
): Promise<void> {
  const stored = await store.readRaw(shape.namespace);
  for (const name of names) {
    const left = readLeft<LeftValue>(name);
    if (left.some(({ version }) => version > shape.version)) continue;
    for (const { key, value, version, at } of left) {
      if ((stored.get(key)?.savedAt ?? 0) >= at) continue;
      const isGone = value === undefined;
      const reading = isGone ? null : readStored<unknown>(shape, { value, version, savedAt: at });
      if (reading?.value === undefined && !isGone) continue;
      const next = reading ? structuredClone(reading.value) : undefined;
      if ('initial' in shape) await store.update(shape, () => next);
      else await store.changeItems(shape, [key], () => next as Item | undefined);
    }
    removeLocal(name);
  }
}
