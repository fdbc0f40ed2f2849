import { api } from './api';
import type { AppThunk } from './types';
import type { CacheEntry, CachePort } from '../cache/optimism';

interface QuerySubstate {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly fulfilledTimeStamp?: number;
  readonly status?: string;
  readonly requestId?: string;
}

interface StoreLike {
  getState(): unknown;
  dispatch(action: AppThunk<unknown>): unknown;
}

/** The cached results of a store, by key. */
export function cachedQueries(state: unknown): Readonly<Record<string, QuerySubstate | undefined>> {
  return (state as { api: { queries: Record<string, QuerySubstate | undefined> } }).api.queries;
}

/** Replaces one cached result as a whole: no immer draft of the list, no tags computed again. */
export function replaceCached(endpoint: string, arg: unknown, data: unknown): AppThunk<unknown> {
  // Endpoints join the api later: it knows none by name when this is compiled.
  const update = api.util.updateQueryData as unknown as (
    endpointName: string,
    queryArg: unknown,
    recipe: () => unknown,
    updateProvided: boolean,
  ) => AppThunk<unknown>;
  return update(endpoint, arg, () => data, false);
}

/** Lets the optimistic layer read and replace cached results. */
export function createCachePort(store: () => StoreLike): CachePort {
  return {
    entries(endpoint) {
      const found: CacheEntry[] = [];
      for (const [key, entry] of Object.entries(cachedQueries(store().getState()))) {
        if (entry?.endpointName !== endpoint || entry.data === undefined) continue;
        found.push({ key, endpoint, arg: entry.originalArgs, data: entry.data });
      }
      return found;
    },
    write(entry, data) {
      const frozen = Array.isArray(data) ? Object.freeze(data) : data;
      store().dispatch(replaceCached(entry.endpoint, entry.arg, frozen));
    },
  };
}
