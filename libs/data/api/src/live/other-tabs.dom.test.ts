import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installServer, until } from '@plainday/testing-unit';
import { patchQuery } from '../cache/cache-patch';
import { api } from '../store/api';
import { optimisticMutation } from '../write/optimistic-mutation';
import { announceWrite } from '../store/other-tabs';
import { keepFresh } from './refresh';
import { createAppStore } from '../create-store';
import type { StoreExtra } from '../store/ports/store-extra';

/** Two ends of one channel: what is posted here is heard by the other tab, and the other way round. */
class FakeChannel {
  static readonly posted: unknown[] = [];
  static open: FakeChannel | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open = this;
  }
  postMessage(data: unknown): void {
    FakeChannel.posted.push(data);
  }
  close(): void {
    FakeChannel.open = null;
  }
}

let reads = 0;
let counts = 0;
const reading = api.enhanceEndpoints({ addTagTypes: ['Tab'] }).injectEndpoints({
  endpoints: (build) => ({
    tabsList: build.query<readonly number[], void>({
      query: () => ({
        run: async () => ({ data: [(reads += 1)], error: null }),
      }),
    }),
    tabsCount: build.query<number, void>({
      query: () => ({ run: async () => ({ data: (counts += 1), error: null }) }),
      providesTags: ['Tab'],
    }),
  }),
});
const { tabsList, tabsCount } = reading.endpoints;
const { tabsAdd } = reading.injectEndpoints({
  endpoints: (build) => ({
    tabsAdd: build.mutation<number, number>(
      optimisticMutation({
        says: () => ({ done: 'Added', names: [] }),
        send: async (number) => ({ data: number, error: null }),
        settle: (_arg, number) => [patchQuery(tabsList, (rows) => [...rows, number])],
        onSuccess: ['Tab'],
      }),
    ),
  }),
}).endpoints;

function openTab() {
  installServer();
  const store = createAppStore();
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  const stop = keepFresh(store);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  return {
    store,
    close() {
      stop();
      store.dispatch(api.util.resetApiState());
      FakeChannel.posted.length = 0;
    },
  };
}

test('a write tells other tabs what its answer has changed, and what is read again after it', async () => {
  const { store, close } = openTab();
  await store.dispatch(tabsAdd.initiate(7));
  await until(() => FakeChannel.posted.length > 0);
  expect(FakeChannel.posted).toEqual([['tabsList', { tag: 'Tab' }]]);
  close();
});

test('what carries the tag of a write in another tab is read again: at once where it is shown, else with its screen', async () => {
  const { store, close } = openTab();
  const counted = () => tabsCount.select()(store.getState()).data;
  const shown = store.dispatch(tabsCount.initiate());
  await shown;
  const first = counts;
  FakeChannel.open?.onmessage?.({ data: [{ tag: 'Tab' }] });
  await until(() => counted() === first + 1);

  const list = store.dispatch(tabsList.initiate());
  await list;
  list.unsubscribe();
  const before = reads;
  FakeChannel.open?.onmessage?.({ data: ['tabsList', { tag: 'Tab' }] });
  await until(() => counted() === first + 2);
  expect(reads).toBe(before);
  void store.dispatch(tabsList.initiate());
  await until(() => tabsList.select()(store.getState()).data?.[0] === before + 1);
  close();
});

test('a write in another tab is read here once, however many messages come', async () => {
  const { store, close } = openTab();
  await store.dispatch(tabsList.initiate());
  const before = reads;
  FakeChannel.open?.onmessage?.({ data: ['tabsList'] });
  FakeChannel.open?.onmessage?.({ data: ['tabsList', 'elsewhere'] });
  await until(() => tabsList.select()(store.getState()).data?.[0] === before + 1);
  expect(reads).toBe(before + 1);
  const { optimism } = store.dispatch((_dispatch, _getState, extra: StoreExtra) => extra);
  announceWrite(optimism, ['tabsList']);
  announceWrite(optimism, []);
  expect(FakeChannel.posted).toEqual([['tabsList']]);
  close();
  expect(FakeChannel.open).toBeNull();
});

test.each([
  ['api', 'src/store/api.ts'],
  ['supabase', 'src/client.ts'],
  ['device', 'src/user/activate.ts'],
  ['../auth/session', 'src/session/start-session.ts'],
])('%s claims itself under its own name and version', (folder, file) => {
  const source = join(__dirname, '../../..', folder, file);
  const text = readFileSync(join(__dirname, '../../..', folder, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  expect(readFileSync(source, 'utf8')).toContain(`claimSingleton('${name}', '${version}')`);
});
