import { installServer, until, type FakeServer } from '@plainday/testing-unit';
import { api } from '../store/api';
import { patchQuery, putFirst } from '../cache/cache-patch';
import { optimisticMutation } from '../write/optimistic-mutation';
import { keepFresh } from '../live/refresh';
import { selectStalled, selectUnsavedCount, selectUnsent } from '../store/save-state.slice';
import { ideasApi } from '../testing';
import { keepOnDevice } from './kept-endpoints';
import { startSnapshots, type SnapshotStorage } from './snapshots';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';

interface Row {
  readonly id: string;
}
type Rows = readonly Row[];

let answers: Rows[] = [];
let reads = 0;
let refuse = false;

const keptReads = api.injectEndpoints({
  endpoints: (build) => ({
    keptList: build.query<Rows, string>({
      query: () => ({
        run: async () => {
          reads += 1;
          return { data: answers.shift() ?? [], error: null };
        },
      }),
    }),
  }),
});
const isRows = (data: unknown): boolean => Array.isArray(data) && data.every((row) => 'id' in row);
keepOnDevice('keptList', { version: 2, check: isRows });
keepOnDevice('ideasList');
const { keptList } = keptReads.endpoints;

const kept = keptReads.injectEndpoints({
  endpoints: (build) => ({
    keptAdd: build.mutation<unknown, Row>(
      optimisticMutation({
        says: () => ({ done: 'Added', names: [] }),
        send: async () =>
          refuse
            ? { data: null, error: { code: '503', message: '' }, status: 503 }
            : { data: null, error: null },
        patches: (row) => [patchQuery(keptList, (rows) => putFirst(rows, row))],
      }),
    ),
  }),
});
const { keptAdd } = kept.endpoints;

function memoryStorage(): SnapshotStorage & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    load: async () => [...values].map(([key, value]) => ({ key, value, savedAt: 5 })),
    save: async (key, value) => void values.set(key, value),
    drop: async (key) => void values.delete(key),
    close: () => undefined,
  };
}

let server: FakeServer;
let store: AppStore;
const shown = (): string[] =>
  (keptList.select('a')(store.getState()).data ?? []).map((row) => row.id);

const keptOf = (endpoint: string): unknown =>
  endpoint === 'keptList'
    ? keptList.select('a')(store.getState()).data
    : ideasApi.endpoints.ideasList.select()(store.getState()).data;

beforeEach(() => {
  server = installServer();
  store = createAppStore();
  answers = [];
  reads = 0;
  refuse = false;
});

afterEach(() => store.dispatch(api.util.resetApiState()));

test('what was read is kept, and is there on the next visit before the network answers', async () => {
  const storage = memoryStorage();
  const stop = startSnapshots(store, storage);
  answers = [[{ id: '1' }]];
  await store.dispatch(keptList.initiate('a'));
  await until(() => storage.values.size === 1, 'the picture to be kept');
  stop();

  store = createAppStore();
  server.requests.length = 0;
  const stopAgain = startSnapshots(store, storage);
  await until(() => shown().length === 1);
  expect(shown()).toEqual(['1']);
  expect(reads).toBe(1);
  answers = [[{ id: '2' }]];
  void store.dispatch(keptList.initiate('a', { forceRefetch: 60 }));
  expect(shown()).toEqual(['1']);
  await until(() => shown()[0] === '2', 'the answer of the network');
  stopAgain();
});

test('a picture that comes after the network does not replace its answer', async () => {
  let load: (entries: { key: string; value: unknown; savedAt: number }[]) => void = () => undefined;
  const storage: SnapshotStorage = {
    ...memoryStorage(),
    load: () => new Promise((resolve) => (load = resolve)),
  };
  const stop = startSnapshots(store, storage);
  answers = [[{ id: 'fresh' }]];
  await store.dispatch(keptList.initiate('a'));
  const value = { endpoint: 'keptList', arg: 'a', data: [{ id: 'old' }], version: 2 };
  load([{ key: 'keptList("a")', value, savedAt: 5 }]);
  await Promise.resolve();
  expect(shown()).toEqual(['fresh']);
  stop();
});

const IDEA = {
  id: 'i',
  title: 'Idea',
  content: null,
  tags: [],
  category: 'general',
  priority: 'medium',
  status: 'captured',
  created_at: '2026-11-20T10:00:00.000Z',
};

interface KeptFields {
  readonly endpoint?: string;
  readonly data: unknown;
  readonly version?: number;
}

test.each<[string, KeptFields, boolean]>([
  ['of this version', { data: [{ id: 'old' }], version: 2 }, true],
  ['of the version before', { data: [{ id: 'old' }], version: 1 }, false],
  ['of a newer version', { data: [{ id: 'old' }], version: 3 }, false],
  ['kept before there were versions', { data: [{ id: 'old' }] }, false],
  ['of another shape', { data: [{ name: 'old' }], version: 2 }, false],
  ['of no shape', { data: null, version: 2 }, false],
  ['rows that pass their schema', { endpoint: 'ideasList', data: [IDEA], version: 1 }, true],
  ['rows without a column', { endpoint: 'ideasList', data: [{ id: 'i' }], version: 1 }, false],
])('a picture %s is shown or dropped', async (_name, fields, isShown) => {
  const storage = memoryStorage();
  const kept = {
    endpoint: 'keptList',
    arg: fields.endpoint === 'ideasList' ? undefined : 'a',
    ...fields,
  };
  const key = kept.endpoint === 'keptList' ? 'keptList("a")' : 'ideasList(undefined)';
  storage.values.set(key, kept);
  const stop = startSnapshots(store, storage);
  await until(() => storage.values.size === 0 || keptOf(kept.endpoint) !== undefined, 'a verdict');
  expect(keptOf(kept.endpoint)).toEqual(isShown ? kept.data : undefined);
  expect(storage.values.has(key)).toBe(isShown);
  stop();
});

test('a picture that cannot be read is no reason to fail', async () => {
  const stop = startSnapshots(store, {
    ...memoryStorage(),
    load: () => Promise.reject(new Error('denied')),
  });
  answers = [[{ id: '1' }]];
  await store.dispatch(keptList.initiate('a'));
  expect(shown()).toEqual(['1']);
  stop();
});

test('when the network returns, what the server could not take is sent again by itself', async () => {
  // No pause ends by itself: only the network's return does.
  store = createAppStore({ wait: () => new Promise(() => undefined) });
  const stop = keepFresh(store);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  refuse = true;
  const sent = store.dispatch(keptAdd.initiate({ id: '1' }));
  await until(() => selectStalled(store.getState()));
  expect(selectUnsent(store.getState())).toBe(1);
  expect(selectUnsavedCount(store.getState())).toBe(0);
  refuse = false;
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  window.dispatchEvent(new Event('online'));
  await until(() => selectUnsent(store.getState()) === 0);
  expect((await sent).error).toBeUndefined();
  stop();
});

test('coming to the front reads again what is shown and old, and nothing else', async () => {
  const stop = keepFresh(store);
  await store.dispatch(keptList.initiate('a'));
  const gone = store.dispatch(keptList.initiate('b'));
  await gone;
  gone.unsubscribe();
  reads = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reads).toBe(0);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => reads === 1);
  expect(keptList.select('b')(store.getState()).data).toEqual([]);
  clock.mockRestore();
  stop();
});
