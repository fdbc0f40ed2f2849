import type { Shape } from './schema';

/** What has an id of its own. */
export interface Item {
  readonly id: string;
}

/** A list on this device, an entry of the database per item. Items may hold Blobs. */
export interface DeviceList<T extends Item> extends Shape<T> {
  /** Its alone, and named in `stores.device` of its module's manifest. */
  readonly namespace: string;
  /** In which order items are shown; by id when left out. */
  readonly order?: (a: T, b: T) => number;
}

/**
 * Defines a list on this device: a constant in the module's `model/<id>.store.ts`.
 *
 * @example
 * export const moodEntries = deviceList({
 *   namespace: 'mood-energy', version: 1, schema: moodEntrySchema, order: (a, b) => b.at - a.at,
 * });
 */
export function deviceList<T extends Item>(definition: DeviceList<T>): DeviceList<T> {
  return definition;
}
