import { debounce } from '@plainday/shared-utils';
import { systemClock, whenIdle } from '@plainday/shared-platform';
import { api } from '../store/api';
import { cachedQueries } from '../write/cache-port';
import type { AppStore } from '../store/store';
import type { StoreExtra } from '../store/store-extra';

/** Where query results are kept between visits: `openSnapshots(userId)` of data/device. */
export interface SnapshotStorage {
  load(): Promise<readonly { key: string; value: unknown; savedAt: number }[]>;
  save(key: string, value: unknown, savedAt: number): Promise<void>;
  close(): void;
}

interface Kept {
  readonly endpoint: string;
  readonly arg: unknown;
  readonly data: unknown;
}

const keptEndpoints = new Set<string>();
const listeners = new Set<(endpoint: string) => void>();

/**
 * Marks endpoints whose results are kept on this device: their lists paint before the network
 * answers. Called beside `injectEndpoints`.
 */
export function keepOnDevice(...endpoints: readonly string[]): void {
  for (const endpoint of endpoints) {
    keptEndpoints.add(endpoint);
    for (const listener of listeners) listener(endpoint);
  }
}

/** Paints from what was kept, and keeps what comes. Returns the way out. */
export function startSnapshots(store: AppStore, storage: SnapshotStorage): () => void {
  const saved = new Map<string, unknown>();
  let stopped = false;
  const loading = storage.load().catch(() => []);

  async function hydrate(endpoints: ReadonlySet<string>): Promise<void> {
    const entries = await loading;
    if (stopped) return;
    for (const { key, value } of entries) {
      const { endpoint, arg, data } = value as Kept;
      if (!endpoints.has(endpoint)) continue;
      if (cachedQueries(store.getState())[key]?.data !== undefined) continue;
      saved.set(key, data);
      store.dispatch(admitKept(key, { endpoint, arg, data }) as never);
    }
  }

  const keep = debounce(() => {
    whenIdle(() => {
      if (stopped) return;
      for (const [key, entry] of Object.entries(cachedQueries(store.getState()))) {
        const { endpointName: endpoint = '', originalArgs: arg, data } = entry ?? {};
        if (!keptEndpoints.has(endpoint) || data === undefined || saved.get(key) === data) continue;
        saved.set(key, data);
        void storage.save(key, { endpoint, arg, data } satisfies Kept, systemClock.now());
      }
    });
  }, 1000);

  void hydrate(keptEndpoints);
  const handleKept = (endpoint: string): void => void hydrate(new Set([endpoint]));
  listeners.add(handleKept);
  let seen = cachedQueries(store.getState());
  const unsubscribe = store.subscribe(() => {
    const queries = cachedQueries(store.getState());
    if (queries === seen) return;
    seen = queries;
    keep();
  });
  return () => {
    stopped = true;
    keep.cancel();
    unsubscribe();
    listeners.delete(handleKept);
    storage.close();
  };
}

/** Long ago: a picture kept a second before a reload may already be out of date, so it is always read again. */
const LONG_AGO = 1;

/** Puts a kept result into the cache, to be shown at once and read again when shown. */
function admitKept(key: string, { endpoint, arg, data }: Kept) {
  return (dispatch: (action: unknown) => unknown, _getState: unknown, extra: StoreExtra): void => {
    const value = extra.optimism.admit(
      key,
      endpoint,
      arg,
      Array.isArray(data) ? Object.freeze(data) : data,
    );
    const upsert = api.util.upsertQueryEntries as unknown as (
      entries: readonly { endpointName: string; arg: unknown; value: unknown }[],
    ) => { meta: object };
    const action = upsert([{ endpointName: endpoint, arg, value }]);
    dispatch({ ...action, meta: { ...action.meta, timestamp: LONG_AGO } });
  };
}
