import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installServer, renderInShell, type FakeServer } from '@plainday/testing-unit';
import { DeviceReminders } from './components/push/device-reminders';
import type { PushDevice, PushState } from '@plainday/shared-platform/push';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.org/own';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile';

const own: PushDevice = {
  id: 'own',
  user_agent: CHROME,
  is_on: true,
  is_current: true,
  reached_at: null,
  failed_at: null,
  endpoint: ENDPOINT,
};
const phone: PushDevice = {
  ...own,
  id: 'phone',
  user_agent: PIXEL,
  is_current: false,
  endpoint: null,
};

let server: FakeServer;
let state: PushState;
let asked: { name: string; args: Record<string, unknown> }[];
let permission: NotificationPermission;
let tellPage: (data: unknown) => void;

/** What a browser has for pushes; jsdom has none of it. */
function installBrowser(): void {
  let subscription: object | null = null;
  const bytes = (length: number) => new Uint8Array(length).fill(4).buffer;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      expect(applicationServerKey).toBe(KEY);
      subscription = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: null },
        getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
        unsubscribe: async () => (subscription = null) === null,
      };
      return subscription;
    },
  };
  const worker = new EventTarget();
  tellPage = (data) => void worker.dispatchEvent(new MessageEvent('message', { data }));
  const container = Object.assign(worker, { getRegistration: async () => ({ pushManager }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: async () => (permission = 'granted'),
    },
  });
}

async function open() {
  await renderInShell(<DeviceReminders />);
  await screen.findByText('Reminders on this device');
  return userEvent.setup({ delay: null });
}
const ownSwitch = () => screen.findByRole('switch', { name: 'Reminders on this device' });
const callsOf = (name: string) =>
  asked.filter((call) => call.name === name).map(({ args }) => args);

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  asked = [];
  permission = 'granted';
  state = {
    key: KEY,
    mail: null,
    quiet_from: null,
    quiet_until: null,
    days_off: 0,
    summary_at: null,
    devices: [],
  };
  const answers: Record<string, (args: Record<string, unknown>) => void> = {
    push_state: () => undefined,
    open_push: () => void (state = { ...state, devices: [own, ...state.devices] }),
    change_push: () => undefined,
    end_push: ({ device }) =>
      void (state = { ...state, devices: state.devices.filter(({ id }) => id !== device) }),
    set_push_quiet: ({ quiet_from, quiet_until, days_off }) =>
      void (state = { ...state, quiet_from, quiet_until, days_off } as PushState),
    set_push_mail: ({ is_on }) => void (state = { ...state, mail: is_on } as PushState),
    set_push_summary: ({ summary_at }) => void (state = { ...state, summary_at } as PushState),
    test_push: () => undefined,
  };
  for (const [name, run] of Object.entries(answers)) {
    server.functions[name] = (args) => {
      asked.push({ name, args });
      run(args);
      return name === 'test_push' ? null : state;
    };
  }
  installBrowser();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('[SE32] asked for on a click, then this device is reached, and can be switched off', async () => {
  permission = 'default';
  const user = await open();
  expect(screen.getByText(/your browser asks you/)).toBeVisible();
  const control = await ownSwitch();
  await user.click(control);
  expect(await screen.findByText('Reached, also when Plainday is closed.')).toBeVisible();
  expect(control).toBeChecked();
  expect(callsOf('open_push')).toEqual([
    {
      endpoint: ENDPOINT,
      p256dh: expect.stringMatching(/^[\w-]{87}$/),
      auth: expect.stringMatching(/^[\w-]{22}$/),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  await user.click(control);
  expect(await screen.findByText('Only while Plainday is open.')).toBeVisible();
  expect(callsOf('end_push')).toEqual([{ device: 'own' }]);
});

test.each([
  ['blocked', () => (permission = 'denied'), /The browser says: blocked/],
  ['unsupported', () => Reflect.deleteProperty(globalThis, 'PushManager'), /cannot be reached/],
  ['without a sender', () => (state = { ...state, key: null }), /sends no reminders/],
])('[SE32] %s: says why, and offers nothing that does nothing', async (_, prepare, words) => {
  prepare();
  await open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Reminders on this device' })).toBeNull();
});

test('[SE32] a test says how long it took to arrive', async () => {
  const user = await open();
  await user.click(await ownSwitch());
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  act(() => tellPage({ pushed: { kind: 'reminder' } }));
  expect(screen.queryByText(/Test arrived/)).toBeNull();
  act(() => tellPage({ pushed: { kind: 'test' } }));
  expect((await screen.findAllByText(/^Test arrived after \d+\.\d s$/))[0]).toBeVisible();
  expect(callsOf('test_push')).toHaveLength(1);
});

test('[SE32] other devices: when they were reached; one that is not can be removed', async () => {
  state = {
    ...state,
    devices: [
      { ...phone, reached_at: '2026-11-25T12:00:00' },
      {
        ...phone,
        id: 'pad',
        user_agent: 'iPad Version/18 Safari/1',
        failed_at: '2026-11-12T08:00:00',
      },
    ],
  };
  const user = await open();
  const list = within(screen.getByRole('list', { name: 'Other devices' }));
  expect(list.getByText('Last reached Nov 25, 12:00.')).toBeVisible();
  expect(list.getByText(/^Not reachable since Nov 12, 08:00/)).toBeVisible();
  await user.click(list.getByRole('switch', { name: 'Reminders on Chrome on Android' }));
  await user.click(list.getByRole('button', { name: 'Remove Safari on iPad' }));
  await act(async () => undefined);
  expect(callsOf('change_push')).toEqual([{ device: 'phone', is_on: false }]);
  expect(await screen.findByText('Reminders on this device')).toBeVisible();
});

test('[SE32] quiet hours and days off hold for all devices; quick changes are all kept', async () => {
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quiet hours begin' }), '1380');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quiet hours end' }), '480');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await screen.findByRole('checkbox', { name: 'Sunday', checked: true });
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(state).toMatchObject({ quiet_from: 1380, quiet_until: 480, days_off: 96 });
});

test('[SE38] by e-mail where the server sends it, off until chosen', async () => {
  state = { ...state, mail: false };
  const user = await open();
  const control = await screen.findByRole('switch', { name: 'Also by e-mail' });
  expect(control).not.toBeChecked();
  await user.click(control);
  expect(
    await screen.findByRole('switch', { name: 'Also by e-mail', checked: true }),
  ).toBeVisible();
  expect(callsOf('set_push_mail')).toEqual([{ is_on: true, zone: expect.any(String) }]);
});

test('[SE39] a summary of the day comes at a time that is chosen, and not before it is', async () => {
  const user = await open();
  const control = await screen.findByRole('switch', { name: 'Morning summary' });
  expect(control).not.toBeChecked();
  await user.click(control);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Morning summary at' }), '390');
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(state.summary_at).toBe(390);
  await user.click(control);
  await screen.findByRole('switch', { name: 'Morning summary', checked: false });
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(state.summary_at).toBeNull();
  expect(callsOf('set_push_summary')).toHaveLength(3);
});

test('[SE38] by e-mail is not offered where none is sent, which is said', async () => {
  await open();
  await ownSwitch();
  expect(screen.getByText('This server sends no e-mail.')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Also by e-mail' })).toBeNull();
});
