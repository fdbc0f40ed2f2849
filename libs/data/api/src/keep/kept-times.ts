import type { cachedQueries } from '../store/cache-port';

/** Long ago: a picture kept a second before a reload may already be out of date, so it is always read again. */
export const LONG_AGO = 1;

const keptTimes = new WeakMap<object, Map<string, number>>();

/** When the server said what is kept, by the key of the query, for what this store took from the device. */
export function keptTimesOf(store: object): Map<string, number> {
  const known = keptTimes.get(store) ?? new Map<string, number>();
  keptTimes.set(store, known);
  return known;
}

/**
 * True when the server has said what a query holds. False for what the device has kept: that is shown while the server
 * is asked, and then the query does not look as if it were being fetched.
 */
export function isAnswered({ fulfilledTimeStamp = 0 }: { fulfilledTimeStamp?: number }): boolean {
  return fulfilledTimeStamp > LONG_AGO;
}

type Entry = ReturnType<typeof cachedQueries>[string];

/** When the server said what a cached query holds. Epoch milliseconds; undefined where nobody knows. */
export function readTimeOf(store: object, key: string, entry: Entry): number | undefined {
  const at = entry?.fulfilledTimeStamp ?? 0;
  return at > LONG_AGO ? at : keptTimesOf(store).get(key);
}
