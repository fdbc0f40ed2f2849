import { installServer, json, TEST_USER, until, type FakeServer } from '@plainday/testing-unit';
import { api } from '../store/api';
import { patchQuery } from '../cache/cache-patch';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { optimisticMutation } from './optimistic-mutation';

const lateApi = api.enhanceEndpoints({ addTagTypes: ['Late'] }).injectEndpoints({
  endpoints: (build) => ({
    lateList: build.query<readonly { id: string }[], void>({
      query: () => ({ run: (db, userId) => db.from('ideas').select('*').eq('user_id', userId) }),
      providesTags: ['Late'],
    }),
    // What it makes is made by the server: nothing can be shown of it before.
    lateCopy: build.mutation<unknown, string>(
      optimisticMutation({
        says: (id) => ({ done: 'Added', names: [id] }),
        send: (id, db) =>
          db.from('ideas').insert({ id, user_id: TEST_USER.id, title: id } as never),
        onFailure: ['Late'],
        onSuccess: ['Late'],
      }),
    ),
  }),
});
const { lateCopy, lateList } = lateApi.endpoints;
const { lateShow } = lateApi.injectEndpoints({
  endpoints: (build) => ({
    // What it shows is what this device remembers; the server changes nothing.
    lateShow: build.mutation<unknown, string>(
      optimisticMutation({
        says: (id) => ({ done: 'Moved', names: [id] }),
        send: async () => ({ data: null, error: null }),
        patches: (id) => [patchQuery(lateList, (rows) => [...rows, { id }])],
      }),
    ),
  }),
}).endpoints;

let server: FakeServer;
let store: AppStore;
let reads: (() => void)[];

const shown = () =>
  lateList
    .select()(store.getState())
    .data?.map(({ id }) => id);

/** Every read waits until it is let go, and then answers with what was there when it was sent. */
beforeEach(() => {
  server = installServer();
  server.tables['ideas'] = [];
  reads = [];
  server.fault = async (request) => {
    if (request.method !== 'GET') return undefined;
    const then = json(200, structuredClone(server.tables['ideas']));
    await new Promise<void>((resolve) => reads.push(resolve));
    return then;
  };
  store = createAppStore();
  void store.dispatch(lateList.initiate());
});

const nth = (count: number) => until(() => reads.length === count, `read ${count}`);

test('what was being read when a write ended is read once more, with what the write has made', async () => {
  await nth(1);
  await store.dispatch(lateCopy.initiate('copy'));
  reads[0]?.();
  await nth(2);
  expect(shown()).toEqual([]);
  reads[1]?.();
  await until(() => shown()?.length === 1, 'the copy');
  expect(reads).toHaveLength(2);
});

test('an answer that a settled write has outrun is read once more, and then shows what the server has', async () => {
  await nth(1);
  await store.dispatch(lateShow.initiate('ghost'));
  reads[0]?.();
  await nth(2);
  expect(shown()).toEqual(['ghost']);
  reads[1]?.();
  await until(() => shown()?.length === 0, 'what the server has');
  expect(reads).toHaveLength(2);
});

test('what is read again after a write is read once', async () => {
  await nth(1);
  reads[0]?.();
  await until(() => shown() !== undefined, 'the list');
  await store.dispatch(lateCopy.initiate('copy'));
  await nth(2);
  reads[1]?.();
  await until(() => shown()?.length === 1, 'the copy');
  expect(reads).toHaveLength(2);
});
