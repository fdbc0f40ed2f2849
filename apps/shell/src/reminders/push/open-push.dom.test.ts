import { createAppStore } from '@plainday/data-api';
import { isPushWanted, wantPush } from '@plainday/shared-platform/push';
import { installServer, TEST_USER, type FakeServer } from '@plainday/testing-unit';
import { openPush } from './open-push';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.org/own';

let server: FakeServer;
let opened: unknown[];
let state: { key: string | null; devices: { is_current: boolean; endpoint: string | null }[] };
let subscription: object | null;

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  opened = [];
  state = { key: KEY, devices: [] };
  server.functions['push_state'] = () => state;
  server.functions['open_push'] = (args) => {
    opened.push(args);
    return state;
  };
  const bytes = (length: number) => new Uint8Array(length).fill(4).buffer;
  subscription = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () =>
      (subscription = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: null },
        getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
        unsubscribe: async () => true,
      }),
  };
  const value = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  Object.assign(globalThis, { PushManager: class {} });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => openPush(TEST_USER.id, createAppStore().dispatch);

test('[DB22] subscribes this device, once', async () => {
  await open();
  expect(opened).toMatchObject([{ endpoint: ENDPOINT }]);
  expect(isPushWanted(TEST_USER.id)).toBe(true);
  state.devices = [{ is_current: true, endpoint: ENDPOINT }];
  await open();
  expect(opened).toHaveLength(1);
});

test('[DB22] subscribes again after a sign-out, and at a new address', async () => {
  await open();
  state.devices = [{ is_current: false, endpoint: null }];
  await open();
  state.devices = [{ is_current: true, endpoint: 'https://push.example.org/before' }];
  await open();
  expect(opened).toHaveLength(3);
});

test('[DB22] leaves alone who has switched it off, servers without a sender, and browsers without pushes', async () => {
  wantPush(TEST_USER.id, false);
  await open();
  localStorage.removeItem(`plainday.push.${TEST_USER.id}`);
  state.key = null;
  await open();
  state.key = KEY;
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open();
  expect(opened).toEqual([]);
});
