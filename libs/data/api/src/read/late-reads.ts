import { api } from '../store/api';
import { endpointNamed } from '../store/endpoint-named';
import type { RootState } from '../store/store';
import { cachedQueries } from '../write/cache-port';
import type { Tag } from '../write/optimistic-mutation';

/**
 * Reads that were under way when a write ended: their answers may be of before it. Redux Toolkit reads again at once
 * what carries the tags of a write, but not what is just being read.
 */
export interface LateReads {
  /** A write has its outcome. */
  writeEnded(id: string, state: unknown): void;
  /** The tags that are read again after it. */
  tagged(id: string, tags: readonly Tag[]): void;
  /** The tags for which a read that has its answer comes too early. */
  take(readId: string): readonly Tag[];
  clear(): void;
}

export function createLateReads(): LateReads {
  const underWay = new Map<string, readonly string[]>();
  const late = new Map<string, readonly Tag[]>();
  return {
    writeEnded(id, state) {
      const reads = Object.values(cachedQueries(state)).flatMap((entry) => {
        const { status, requestId } = (entry ?? {}) as { status?: string; requestId?: string };
        return status === 'pending' && requestId ? [requestId] : [];
      });
      underWay.set(id, reads);
    },
    tagged(id, tags) {
      const reads = tags.length > 0 ? (underWay.get(id) ?? []) : [];
      underWay.delete(id);
      for (const read of reads) late.set(read, [...(late.get(read) ?? []), ...tags]);
    },
    take(readId) {
      const tags = late.get(readId) ?? [];
      late.delete(readId);
      return tags;
    },
    clear() {
      underWay.clear();
      late.clear();
    },
  };
}

interface Query {
  readonly endpointName: string;
  readonly queryCacheKey: string;
  readonly originalArgs: unknown;
}

/** Asks once more where an answer carries one of the tags. */
export function readOnceMore(
  store: { readonly dispatch: (action: never) => unknown; readonly getState: () => unknown },
  { endpointName, queryCacheKey, originalArgs }: Query,
  tags: readonly Tag[],
): void {
  if (tags.length === 0) return;
  const found = api.util.selectInvalidatedBy(store.getState() as RootState, tags as never);
  const endpoint = endpointNamed(endpointName);
  if (!endpoint || !found.some((query) => query.queryCacheKey === queryCacheKey)) return;
  store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
}
