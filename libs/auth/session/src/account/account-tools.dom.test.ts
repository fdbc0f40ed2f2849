import 'fake-indexeddb/auto';
import { createAppStore, type AppStore } from '@plainday/data-api';
import { activeUserId, deviceStore } from '@plainday/data-device';
import { AUTH_STORAGE_KEY } from '@plainday/data-supabase';
import {
  installServer,
  TEST_PASSWORD,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { changeUser } from '../session/change-user';
import { manageAccount, type AccountTools } from './manage-account';
import { selectSession } from '../session/session.slice';
import { startSession } from '../session/start-session';

let server: FakeServer;
let store: AppStore;
let stop: () => void;
let tools: AccountTools;
const session = () => selectSession(store.getState());

beforeEach(async () => {
  localStorage.clear();
  server = installServer();
  server.functions['delete_account'] = () => null;
  store = createAppStore();
  stop = startSession(store);
  tools = await manageAccount();
  await until(() => activeUserId() === TEST_USER.id);
});

afterEach(async () => {
  changeUser(store, null);
  stop();
  localStorage.clear();
  await until(() => activeUserId() === null);
});

test('[decision 74] a new name shows at once', async () => {
  expect(await tools.changeName("  Jean-Luc O'Brien ")).toEqual({ error: null });
  expect(session().user?.name).toBe("Jean-Luc O'Brien");
});

test('another address is asked for at both, after the password', async () => {
  const wrong = await tools.changeEmail('new@example.org', 'Wrong1horse');
  expect(wrong.error?.message).toBe('This is not your password.');
  expect(server.auth.mails).toEqual([]);
  expect((await tools.changeEmail('new@example.org', TEST_PASSWORD)).error).toBeNull();
  expect(server.auth.mails.map(({ to }) => to)).toEqual(['new@example.org', TEST_USER.email]);
  expect(session().user?.email).toBe(TEST_USER.email);
});

test('a new password needs the present one, and signs out the others', async () => {
  expect((await tools.changePassword('Wrong1horse', 'Another1horse')).error).not.toBeNull();
  expect(server.auth.passwords.get(TEST_USER.email)).toBe(TEST_PASSWORD);
  expect((await tools.changePassword(TEST_PASSWORD, 'Another1horse')).error).toBeNull();
  expect(server.auth.passwords.get(TEST_USER.email)).toBe('Another1horse');
  expect(server.requests.at(-1)).toContain('/auth/v1/logout?scope=others');
  expect(session().status).toBe('signed-in');
});

describe('[decision 73] deleting the account', () => {
  it('is refused without the password, and nothing is lost', async () => {
    const { error } = await tools.deleteAccount('Wrong1horse');
    expect(error?.message).toBe('This is not your password.');
    expect(session().status).toBe('signed-in');
    expect(server.requests.some((request) => request.includes('delete_account'))).toBe(false);
  });

  it('erases everything of this user here, and nothing of another', async () => {
    const mine = TEST_USER.id;
    localStorage.setItem('quickNotes', '[]');
    localStorage.setItem(`plainday.preferences.${mine}`, '{}');
    localStorage.setItem('plainday.preferences.ben', '{}');
    localStorage.setItem('plainday.theme', 'dark');
    await deviceStore(mine).set('mood', 'entries', [1]);
    await deviceStore('ben').set('mood', 'entries', [2]);

    expect(await tools.deleteAccount(TEST_PASSWORD)).toEqual({ error: null });

    expect(session()).toMatchObject({ status: 'signed-out', user: null });
    const kept = Object.keys(localStorage).sort();
    expect(kept).toEqual(['plainday.preferences.ben', 'plainday.theme']);
    expect(localStorage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    expect(databases).toContain('plainday-ben');
    expect(databases).not.toContain(`plainday-${mine}`);
  });

  it('says why when the server refuses, and stays signed in', async () => {
    server.fault = (request) => (request.url.includes('delete_account') ? 'network' : undefined);
    const { error } = await tools.deleteAccount(TEST_PASSWORD);
    expect(error?.retryable).toBe(true);
    expect(session().status).toBe('signed-in');
  });
});

test('a link of a change of address says what it did; other words are not shown', () => {
  stop();
  const text = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  history.replaceState(null, '', `/auth#message=${encodeURIComponent(text)}`);
  stop = startSession(store);
  expect(session().notice?.text).toMatch(/^Confirmed\. Please also follow/);
  expect(location.hash).toBe('');
  stop();
  history.replaceState(null, '', '/auth#message=Call+this+number');
  const fresh = createAppStore();
  stop = startSession(fresh);
  expect(selectSession(fresh.getState()).notice).toBeNull();
});

test('[F15] a password is the same from every keyboard: é as one sign, and as e with an accent', async () => {
  const composed = 'Caf\u00E9-horse1';
  const apart = 'Cafe\u0301-horse1';
  expect((await tools.changePassword(TEST_PASSWORD, apart)).error).toBeNull();
  expect(server.auth.passwords.get(TEST_USER.email)).toBe(composed);
  expect((await tools.changePassword(apart, 'Another1horse')).error).toBeNull();
  // One that was set before passwords were composed still opens its account.
  server.auth.passwords.set(TEST_USER.email, apart);
  expect((await tools.changePassword(apart, 'Another2horse')).error).toBeNull();
});
