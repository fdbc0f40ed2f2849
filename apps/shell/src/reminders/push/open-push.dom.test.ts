import { createAppStore } from '@plainday/data-api';
import { isPushWanted, wantPush, type PushState } from '@plainday/shared-platform/push';
import { installServer, TEST_USER, type FakeServer } from '@plainday/testing-unit';
import { openPush } from './open-push';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.org/own';

const NEVER: PushState = {
  key: KEY,
  mail: null,
  quiet_from: null,
  quiet_until: null,
  days_off: 0,
  summary_at: null,
  devices: [],
};
const device = (isCurrent: boolean, endpoint: string | null) => ({
  id: 'device-1',
  user_agent: null,
  is_on: true,
  is_current: isCurrent,
  reached_at: null,
  failed_at: null,
  endpoint,
});

let server: FakeServer;
let opened: unknown[];
let state: PushState;
let subscription: object | null;

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  opened = [];
  state = NEVER;
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
  state = { ...NEVER, devices: [device(true, ENDPOINT)] };
  await open();
  expect(opened).toHaveLength(1);
});

test('[DB22] subscribes again after a sign-out, and at a new address', async () => {
  await open();
  state = { ...NEVER, devices: [device(false, null)] };
  await open();
  state = { ...NEVER, devices: [device(true, 'https://push.example.org/before')] };
  await open();
  expect(opened).toHaveLength(3);
});

test('[DB22] leaves alone who has switched it off, servers without a sender, and browsers without pushes', async () => {
  wantPush(TEST_USER.id, false);
  await open();
  localStorage.removeItem(`plainday.push.${TEST_USER.id}`);
  state = { ...NEVER, key: null };
  await open();
  state = NEVER;
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open();
  expect(opened).toEqual([]);
});
