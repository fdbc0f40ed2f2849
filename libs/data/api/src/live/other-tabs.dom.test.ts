import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installServer, until } from '@plainday/testing-unit';
import { api } from '../store/api';
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
const tabs = api.injectEndpoints({
  endpoints: (build) => ({
    tabsList: build.query<readonly number[], void>({
      query: () => ({
        run: async () => ({ data: [(reads += 1)], error: null }),
      }),
    }),
  }),
});

test('a write in another tab is read here once, however many messages come', async () => {
  installServer();
  const store = createAppStore();
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  const stop = keepFresh(store);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  await store.dispatch(tabs.endpoints.tabsList.initiate());
  FakeChannel.open?.onmessage?.({ data: ['tabsList'] });
  FakeChannel.open?.onmessage?.({ data: ['tabsList', 'elsewhere'] });
  await until(() => tabs.endpoints.tabsList.select()(store.getState()).data?.[0] === 2);
  expect(reads).toBe(2);
  const { optimism } = store.dispatch((_dispatch, _getState, extra: StoreExtra) => extra);
  announceWrite(optimism, ['tabsList']);
  announceWrite(optimism, []);
  expect(FakeChannel.posted).toEqual([['tabsList']]);
  stop();
  expect(FakeChannel.open).toBeNull();
  store.dispatch(api.util.resetApiState());
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
