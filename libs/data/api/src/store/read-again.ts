import type { Store } from '@reduxjs/toolkit';
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

/** Which cached results are meant. */
export type Wanted = (entry: ReadEntry, key: string) => boolean;

/** Reads again what is on the screen; what is not stays as it is. Answers the keys of what stays. */
export function readAgain(store: StorePort, wanted: Wanted): readonly string[] {
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

/** Reads again what is on the screen at once, and what is not when it is shown next. */
export interface Rereader {
  read(wanted: Wanted): void;
  /** What was still to be read belongs to somebody else. */
  forget(): void;
  stop(): void;
}

/** Makes the one for a store. */
export function createRereader(store: StorePort & Pick<Store, 'subscribe'>): Rereader {
  const stale = new Set<string>();

  function read(wanted: Wanted): void {
    for (const key of readAgain(store, wanted)) stale.add(key);
  }

  function readShown(): void {
    if (stale.size === 0) return;
    const subscriptions = subscriptionsOf(store, api);
    const shown = [...stale].filter((key) => subscriptions.getSubscriptionCount(key) > 0);
    if (shown.length === 0) return;
    for (const key of shown) stale.delete(key);
    // Not while an action is being reduced.
    queueMicrotask(() => read((_entry, key) => shown.includes(key)));
  }

  return { read, forget: () => stale.clear(), stop: store.subscribe(readShown) };
}

/** A cached result, as the steps of a read name it. */
export interface Query {
  readonly endpointName: string;
  readonly queryCacheKey: string;
  readonly originalArgs: unknown;
}

/** The keys of the cached results that carry one of the tags. */
export function keysTagged(store: StorePort, tags: readonly Tag[]): ReadonlySet<string> {
  const found = api.util.selectInvalidatedBy(store.getState() as RootState, tags as never);
  return new Set(found.map(({ queryCacheKey }) => queryCacheKey));
}

/** Whether a cached result carries one of the tags. */
export function carries(store: StorePort, { queryCacheKey }: Query, tags: readonly Tag[]): boolean {
  return tags.length > 0 && keysTagged(store, tags).has(queryCacheKey);
}

/** Asks once more for an answer that has come too early. */
export function readOnceMore(
  store: StorePort,
  { endpoint: name, arg }: { readonly endpoint: string; readonly arg: unknown },
): void {
  const endpoint = endpointNamed(name);
  if (endpoint) store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
}
