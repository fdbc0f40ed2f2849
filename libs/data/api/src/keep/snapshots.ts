import type { UnknownAction } from '@reduxjs/toolkit';
import { debounce } from '@plainday/shared-utils';
import { systemClock, whenIdle } from '@plainday/shared-platform';
import { api } from '../store/api';
import { cachedQueries } from '../store/cache-port';
import type { AppStore, AppThunk } from '../store/types';
import { isShowable, keptVersion, onKeptEndpoint, type Kept } from './kept-endpoints';
import { keptTimesOf, LONG_AGO, readTimeOf } from './kept-times';
import { withinRoom } from './within-room';

/** Where query results are kept between visits: `openSnapshots(userId)` of data/device. */
export interface SnapshotStorage {
  load(): Promise<readonly { key: string; value: unknown; savedAt: number }[]>;
  save(key: string, value: unknown, savedAt: number): Promise<void>;
  drop(key: string): Promise<void>;
  close(): void;
}

/** A list that did not change is kept again after this time, so that its age is right. Milliseconds. */
const RENEW_MS = 600_000;

/** Paints from what was kept, and keeps what comes. Stops when the returned function is called. */
export function startSnapshots(store: AppStore, storage: SnapshotStorage): () => void {
  const saved = new Map<string, unknown>();
  let stopped = false;
  const times = keptTimesOf(store);
  const loading = storage.load().then(
    (entries) => withinRoom(entries, (key) => void storage.drop(key)),
    () => [],
  );

  async function hydrate(asked?: string): Promise<void> {
    const entries = await loading;
    if (stopped) return;
    for (const { key, value, savedAt } of entries) {
      const kept = value as Kept;
      if (keptVersion(kept.endpoint) === undefined || (asked ?? kept.endpoint) !== kept.endpoint)
        continue;
      if (cachedQueries(store.getState())[key]?.data !== undefined) continue;
      if (!isShowable(kept)) {
        void storage.drop(key);
        continue;
      }
      saved.set(key, kept.data);
      times.set(key, savedAt);
      store.dispatch(admitKept(key, kept));
    }
  }

  const keep = debounce(() => {
    whenIdle(() => {
      if (stopped) return;
      for (const [key, entry] of Object.entries(cachedQueries(store.getState()))) {
        const { endpointName: endpoint = '', originalArgs: arg, data } = entry ?? {};
        const version = keptVersion(endpoint);
        if (version === undefined || data === undefined) continue;
        const savedAt = readTimeOf(store, key, entry) ?? systemClock.now();
        const isSame = saved.get(key) === data;
        if (isSame && savedAt - (times.get(key) ?? savedAt) < RENEW_MS) continue;
        saved.set(key, data);
        times.set(key, savedAt);
        void storage.save(key, { endpoint, arg, data, version } satisfies Kept, savedAt);
      }
    });
  }, 1000);

  void hydrate();
  const unlisten = onKeptEndpoint((endpoint) => void hydrate(endpoint));
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
    unlisten();
    storage.close();
  };
}

/** Puts a kept result into the cache, to be shown at once and read again when shown. */
function admitKept(key: string, { endpoint, arg, data }: Kept): AppThunk {
  return (dispatch, _getState, extra) => {
    const value = extra.optimism.admit(
      key,
      endpoint,
      arg,
      Array.isArray(data) ? Object.freeze(data) : data,
    );
    // Endpoints join the api later: it knows none by name when this is compiled.
    const upsert = api.util.upsertQueryEntries as unknown as (
      entries: readonly { endpointName: string; arg: unknown; value: unknown }[],
    ) => UnknownAction & { readonly meta: object };
    const action = upsert([{ endpointName: endpoint, arg, value }]);
    dispatch({ ...action, meta: { ...action.meta, timestamp: LONG_AGO } });
  };
}
