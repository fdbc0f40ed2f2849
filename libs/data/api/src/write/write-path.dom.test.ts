import { installServer, json, TEST_USER, until, type FakeServer } from '@plainday/testing-unit';
import { api } from '../store/api';
import { patchQuery, putFirst, updateById } from '../cache/cache-patch';
import { insertOnce } from '../wire/insert-once';
import { optimisticMutation } from './optimistic-mutation';
import { readAll } from '../wire/read-all';
import { selectSaving, selectUnsaved, selectUnsavedCount } from '../store/save-state.slice';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { retryUnsaved } from './unsaved';

interface Idea {
  readonly id: string;
  readonly title: string;
}

const reads = api.enhanceEndpoints({ addTagTypes: ['Idea'] }).injectEndpoints({
  endpoints: (build) => ({
    ideasList: build.query<readonly Idea[], void>({
      query: () => ({
        run: (db, userId) =>
          readAll(() => db.from('ideas').select('*').eq('user_id', userId), [{ column: 'title' }]),
        check: (data) => (data as Idea[]).map(({ id, title }) => ({ id, title })),
      }),
      providesTags: ['Idea'],
    }),
  }),
});
const { ideasList } = reads.endpoints;

const ideasApi = reads.injectEndpoints({
  endpoints: (build) => ({
    ideasAdd: build.mutation<unknown, Idea>(
      optimisticMutation({
        says: ({ title }) => ({ done: 'Added', names: [title] }),
        send: (idea, db) => insertOnce(db, 'ideas', idea),
        patches: (idea) => [patchQuery(ideasList, (rows) => putFirst(rows, idea))],
        onFailure: ['Idea'],
      }),
    ),
    ideasRename: build.mutation<unknown, Idea>(
      optimisticMutation({
        says: ({ title }) => ({ done: 'Renamed', names: [title] }),
        send: ({ id, title }, db) => db.from('ideas').update({ title }).eq('id', id).select(),
        check: (data) => {
          if ((data as Idea[]).length === 0) throw new Error('The idea is no longer there.');
          return data;
        },
        patches: (idea) => [patchQuery(ideasList, (rows) => updateById(rows, idea.id, idea))],
        onFailure: ['Idea'],
      }),
    ),
  }),
});

const { ideasAdd, ideasRename } = ideasApi.endpoints;
let server: FakeServer;
let store: AppStore;
let errors: jest.SpyInstance;

const shown = (): readonly string[] =>
  (ideasList.select()(store.getState()).data ?? []).map(({ title }) => title);
const atRest = (): boolean => !selectSaving(store.getState());
const isWrite = (request: Request): boolean =>
  request.method !== 'GET' && request.url.includes('/rest/');

beforeEach(async () => {
  server = installServer();
  server.tables['ideas'] = [{ id: '1', title: 'First', user_id: TEST_USER.id }];
  store = createAppStore();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await store.dispatch(ideasList.initiate());
});

afterEach(() => {
  store.dispatch(api.util.resetApiState());
  errors.mockRestore();
});

test('a write shows at once, goes out as one request, and is counted while it is under way', async () => {
  server.requests.length = 0;
  const write = store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  expect(shown()).toEqual(['Second', 'First']);
  expect(selectSaving(store.getState())).toBe(true);
  await write;
  await until(atRest);
  expect(server.requests).toEqual(['POST /rest/v1/ideas?on_conflict=id&select=*']);
  expect(server.tables['ideas']).toHaveLength(2);
});

test('a refused write is undone, logged, read again and kept for Retry', async () => {
  server.fault = (request) =>
    isWrite(request)
      ? json(422, { code: 'PT422', message: 'Too long', hint: 'title', details: null })
      : undefined;
  const result = await store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  expect(result.error).toMatchObject({ code: 'PT422', field: 'title', retryable: false });
  await until(atRest);
  expect(shown()).toEqual(['First']);
  expect(errors).toHaveBeenCalledWith('Not saved: ideasAdd (PT422) Too long');
  await until(() => server.requests.at(-1)?.startsWith('GET') === true, 'the reload');
  expect(server.requests.at(-1)).toMatch(/^GET \/rest\/v1\/ideas/);
  expect(selectUnsaved(store.getState())).toMatchObject([
    { endpoint: 'ideasAdd', arg: { id: '2', title: 'Second' } },
  ]);

  server.fault = () => undefined;
  store.dispatch(retryUnsaved());
  expect(selectUnsavedCount(store.getState())).toBe(0);
  expect(shown()).toEqual(['Second', 'First']);
  await until(atRest);
  expect(server.tables['ideas']?.map((row) => row['id'])).toEqual(['1', '2']);
});

test('a list that could not be read is read again when a write arrives', async () => {
  store.dispatch(api.util.resetApiState());
  server.fault = () => json(500, { message: 'Down' });
  await store.dispatch(ideasList.initiate());
  expect(shown()).toEqual([]);
  server.fault = () => undefined;
  await store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  await until(() => shown().length === 2);
  expect(shown()).toEqual(['First', 'Second']);
});

test('a lost answer is asked again and the row is there once', async () => {
  let lost = 0;
  server.fault = (request) => (isWrite(request) && lost++ === 0 ? 'lost-answer' : undefined);
  await store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  await until(atRest);
  expect(server.tables['ideas']).toHaveLength(2);
  expect(selectUnsavedCount(store.getState())).toBe(0);
});

test.each([[503], [502], [504], [429]])('status %i is tried again', async (status) => {
  let refused = 0;
  server.fault = (request) => (isWrite(request) && refused++ === 0 ? json(status, {}) : undefined);
  const { error } = await store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  expect(error).toBeUndefined();
  expect(refused).toBe(2);
});

test('writes go out in the order they were made, one at a time', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.fault = async (request) => {
    if (request.method === 'POST') await held;
    return undefined;
  };
  server.requests.length = 0;
  const add = store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  const rename = store.dispatch(ideasRename.initiate({ id: '2', title: 'Renamed' }));
  expect(shown()).toEqual(['Renamed', 'First']);
  await until(() => server.requests.length === 1);
  release();
  await Promise.all([add, rename]);
  expect(server.requests.map((line) => line.split(' ')[0])).toEqual(['POST', 'PATCH']);
  expect(server.tables['ideas']?.[1]).toMatchObject({ id: '2', title: 'Renamed' });
});

test('an update that meets no row fails in the words of its check', async () => {
  const { error } = await store.dispatch(ideasRename.initiate({ id: '9', title: 'x' }));
  expect(error).toMatchObject({ code: 'refused', message: 'The idea is no longer there.' });
  await until(atRest);
});

test('an old token is refreshed once for many requests, and nobody notices', async () => {
  let refreshed = 0;
  server.fault = (request) => {
    if (request.url.includes('grant_type=refresh_token')) refreshed += 1;
    const old = request.headers.get('authorization')?.includes('refresh-me') ?? refreshed === 0;
    return request.url.includes('/rest/') && (old || refreshed === 0)
      ? json(401, { code: 'PGRST303', message: 'JWT expired' })
      : undefined;
  };
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store
        .dispatch(ideasList.initiate(undefined, { subscribe: false, forceRefetch: true }))
        .then((result) => ({ index, error: result.error })),
    ).concat(
      Array.from({ length: 5 }, (_, index) =>
        store
          .dispatch(ideasAdd.initiate({ id: `n${index}`, title: `N${index}` }))
          .then((result) => ({ index, error: result.error as undefined })),
      ),
    ),
  );
  expect(results.every(({ error }) => error === undefined)).toBe(true);
  expect(refreshed).toBe(1);
});

test('a write made by one user is never sent in the name of another', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.fault = async (request) => {
    if (request.url.includes('/rest/') && request.method === 'POST') await held;
    return undefined;
  };
  const first = store.dispatch(ideasAdd.initiate({ id: '2', title: 'Second' }));
  const second = store.dispatch(ideasAdd.initiate({ id: '3', title: 'Third' }));
  const other = { id: '33333333-3333-4333-8333-333333333333', email: 'b@example.com', name: 'B' };
  const { getSupabase } = await import('@plainday/data-supabase');
  const db = await getSupabase();
  server.addUser(other);
  await db.auth.signInWithPassword({ email: other.email, password: 'Correct1horse' });
  release();
  await first;
  expect((await second).error).toMatchObject({ code: 'session' });
  await until(atRest);
  expect(server.tables['ideas']?.some((row) => row['user_id'] === other.id)).toBe(false);
});

test('without a session nothing is sent', async () => {
  installServer(null);
  const empty = createAppStore();
  const { error } = await empty.dispatch(ideasList.initiate());
  expect(error).toMatchObject({ code: 'session', message: 'Please sign in again.' });
});

test('200 random faults around writes: at rest the screen is what the server has, nothing doubled', async () => {
  const realTimeout = globalThis.setTimeout;
  const fast = ((run: () => void, ms?: number) =>
    realTimeout(run, ms && ms >= 100 && ms < 10_000 ? 0 : ms)) as typeof setTimeout;
  globalThis.setTimeout = fast;
  let seed = 42;
  const dice = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  server.fault = (request) => {
    if (!request.url.includes('/rest/')) return undefined;
    const roll = dice();
    if (roll < 0.1) return 'network';
    if (roll < 0.2 && isWrite(request)) return 'lost-answer';
    if (roll < 0.25) return json(500, { code: 'XX000', message: 'internal' });
    if (roll < 0.3) return json(503, {});
    return undefined;
  };
  const writes = Array.from({ length: 200 }, (_, index) =>
    index % 3 === 2
      ? store.dispatch(ideasRename.initiate({ id: `i${index - 1}`, title: `R${index}` }))
      : store.dispatch(ideasAdd.initiate({ id: `i${index}`, title: `T${index}` })),
  );
  await Promise.all(writes);
  await until(atRest);
  server.fault = () => undefined;
  await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
  globalThis.setTimeout = realTimeout;
  const stored = (server.tables['ideas'] ?? []).map((row) => String(row['title'])).sort();
  expect([...shown()].sort()).toEqual(stored);
  const ids = (server.tables['ideas'] ?? []).map((row) => row['id']);
  expect(new Set(ids).size).toBe(ids.length);
}, 30_000);
