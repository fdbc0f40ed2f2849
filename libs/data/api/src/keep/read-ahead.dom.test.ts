import { installServer, until } from '@plainday/testing-unit';
import { api } from '../store/api';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { keepOnDevice } from './kept-endpoints';
import { readAhead } from './read-ahead';
import { saveStateSlice } from '../store/save-state.slice';
import { shownSince } from './shown-since';
import { startSnapshots, type SnapshotStorage } from './snapshots';

let reads: string[] = [];
let fails = false;

const aheadApi = api.injectEndpoints({
  endpoints: (build) => ({
    aheadList: build.query<readonly { id: string }[], string>({
      query: (arg) => ({
        run: async () => {
          reads.push(arg);
          return fails
            ? { data: null, error: { code: '42501', message: '' }, status: 403 }
            : { data: [{ id: arg }], error: null };
        },
      }),
    }),
  }),
});
const { aheadList } = aheadApi.endpoints;
keepOnDevice('aheadList', { ahead: () => ['a', 'b'] });

function online(value: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });
}

let store: AppStore;
beforeEach(() => {
  installServer();
  store = createAppStore();
  reads = [];
  fails = false;
});
afterEach(() => {
  online(true);
  store.dispatch(api.util.resetApiState());
});

test('lists are read ahead one by one, but for those that were just read', async () => {
  await store.dispatch(aheadList.initiate('a'));
  expect(await readAhead(store)).toBe(true);
  expect(reads).toEqual(['a', 'b']);
  expect(aheadList.select('b')(store.getState()).data).toEqual([{ id: 'b' }]);
});

test('reading ahead stops without a network, and at the first list that cannot be read', async () => {
  fails = true;
  expect(await readAhead(store)).toBe(false);
  expect(reads).toEqual(['a']);
  online(false);
  expect(await readAhead(store)).toBe(false);
  expect(reads).toEqual(['a']);
});

test('offline, the age is that of the oldest list on the screen, also of one from the device', async () => {
  const value = { endpoint: 'aheadList', arg: 'a', data: [{ id: 'a' }], version: 1 };
  const saved: number[] = [];
  const storage: SnapshotStorage = {
    load: async () => [{ key: 'aheadList("a")', value, savedAt: 5000 }],
    save: async (_key, _value, savedAt) => void saved.push(savedAt),
    drop: async () => undefined,
    close: () => undefined,
  };
  const stop = startSnapshots(store, storage);
  await until(() => aheadList.select('a')(store.getState()).data !== undefined, 'the kept list');
  await store.dispatch(aheadList.initiate('b'));
  online(false);
  expect(shownSince(store)).toBe(aheadList.select('b')(store.getState()).fulfilledTimeStamp);
  fails = true;
  await store.dispatch(aheadList.initiate('a'));
  expect(shownSince(store)).toBe(5000);
  online(true);
  expect(shownSince(store)).toBeNull();
  // The browser has a network, and yet the server does not answer.
  store.dispatch(saveStateSlice.actions.cut(true));
  expect(shownSince(store)).toBe(5000);
  await until(() => saved.length > 0, 'the other list to be kept');
  expect(saved).toEqual([aheadList.select('b')(store.getState()).fulfilledTimeStamp]);
  stop();
});
