import { api } from '../store/api';
import { endpointNamed } from '../store/endpoint-named';
import { subscriptionsOf } from '../store/rtk-internals';
import { cachedQueries } from '../write/cache-port';

/** A cached result, with the time of its answer. */
export type ReadEntry = NonNullable<ReturnType<typeof cachedQueries>[string]> & {
  readonly fulfilledTimeStamp?: number;
  readonly status?: string;
};

/** What of a store is needed to read again. */
export interface ReadPort {
  readonly dispatch: (action: never) => unknown;
  readonly getState: () => unknown;
}

/** Reads again what is on the screen; what is not stays as it is until it is shown. Answers the keys of what stays. */
export function readAgain(
  store: ReadPort,
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
