import { api } from './api';
import { endpointNamed } from './endpoint-named';
import { subscriptionsOf } from './rtk-internals';
import { cachedQueries } from './cache-port';
import type { StorePort } from './ports/elsewhere';
import type { Tag } from './ports/late-reads';
import type { RootState } from './types';

/** A cached result, with the time of its answer. */
export type ReadEntry = NonNullable<ReturnType<typeof cachedQueries>[string]> & {
  readonly fulfilledTimeStamp?: number;
  readonly status?: string;
};

/** Reads again what is on the screen; what is not stays as it is until it is shown. Answers the keys of what stays. */
export function readAgain(
  store: StorePort,
  wanted: (entry: ReadEntry, key: string) => boolean,
): readonly string[] {
  const subscriptions = subscriptionsOf(store, api);
  const left: string[] = [];
  for (const [key, entry] of Object.entries(cachedQueries(store.getState()))) {
    if (!entry || !wanted(entry, key)) continue;
    const endpoint = endpointNamed(entry.endpointName ?? '');
    if (subscriptions.getSubscriptionCount(key) === 0) left.push(key);
    else if (endpoint) {
      const read = () =>
        store.dispatch(
          endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }),
        ) as PromiseLike<unknown>;
      const underWay = read();
      // What is just being read is not asked for twice, and its answer may be of before what there is to read.
      if (entry.status === 'pending') void underWay.then(read, read);
    }
  }
  return left;
}

interface Query {
  readonly endpointName: string;
  readonly queryCacheKey: string;
  readonly originalArgs: unknown;
}

/** Asks once more where an answer carries one of the tags. */
export function readOnceMore(
  store: StorePort,
  { endpointName, queryCacheKey, originalArgs }: Query,
  tags: readonly Tag[],
): void {
  if (tags.length === 0) return;
  const found = api.util.selectInvalidatedBy(store.getState() as RootState, tags as never);
  const endpoint = endpointNamed(endpointName);
  if (!endpoint || !found.some((query) => query.queryCacheKey === queryCacheKey)) return;
  store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
}
