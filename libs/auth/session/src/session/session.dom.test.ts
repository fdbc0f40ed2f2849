import 'fake-indexeddb/auto';
import {
  createAppStore,
  saveStateSlice,
  selectKept,
  selectUnsaved,
  type AppStore,
  type StoredWrite,
} from '@plainday/data-api';
import { ideasApi } from '@plainday/data-api/testing';
import { activeUserId, eraseOutbox, openOutbox, openSnapshots } from '@plainday/data-device';
import { AUTH_STORAGE_KEY, getSupabase } from '@plainday/data-supabase';
import {
  installServer,
  json,
  signInAs,
  TEST_PASSWORD,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from '../account/account';
import { changeUser } from './change-user';
import { selectSession, type SessionState } from './session.slice';
import { startSession } from './start-session';

const BEN = { id: '22222222-2222-4222-8222-222222222222', email: 'ben@example.com', name: 'Ben' };
let server: FakeServer;
let store: AppStore;
let stop: () => void;

const session = (): SessionState => selectSession(store.getState());

function start(): void {
  store = createAppStore();
  stop = startSession(store);
}

beforeEach(() => {
  server = installServer();
});

afterEach(async () => {
  server.fault = () => undefined;
  changeUser(store, null);
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  await until(() => activeUserId() === null);
});

test('a kept session is there at once, before any request', () => {
  start();
  expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER, error: null });
  expect(server.requests).toEqual([]);
});

test('without a kept session nobody is signed in, at once', () => {
  localStorage.clear();
  start();
  expect(session()).toMatchObject({ status: 'signed-out', user: null });
});

test('signing in brings the user; a wrong password says why', async () => {
  localStorage.clear();
  start();
  const wrong = await signIn({ email: TEST_USER.email, password: 'Wrong1horse' });
  expect(wrong.error).toMatchObject({ message: 'Invalid login credentials', retryable: false });
  expect(session().status).toBe('signed-out');
  const right = await signIn({ email: TEST_USER.email, password: TEST_PASSWORD });
  expect(right.error).toBeNull();
  expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER });
});

test('every call says what went wrong when the server cannot be reached', async () => {
  start();
  server.fault = () => 'network';
  const results = await Promise.all([
    signIn({ email: 'a@b.co', password: 'x' }),
    signUp({ email: 'a@b.co', password: 'x', fullName: 'A B' }),
    resendConfirmation('a@b.co'),
    requestPasswordReset('a@b.co'),
    updatePassword('Correct2horse'),
  ]);
  for (const { error } of results) {
    expect(error).toMatchObject({ code: 'network', retryable: true });
    expect(error?.message).toMatch(/cannot be reached/);
  }
});

test('sign-up, resend and recovery send the e-mails of the spec, with /auth as the way back', async () => {
  localStorage.clear();
  start();
  await signUp({ email: 'new@example.com', password: 'Correct1horse', fullName: 'New One' });
  await resendConfirmation('new@example.com');
  await requestPasswordReset('new@example.com');
  expect(server.auth.mails.map(({ kind }) => kind)).toEqual(['signup', 'signup', 'recovery']);
  const back = encodeURIComponent(`${location.origin}/auth`);
  const lines = server.requests.filter((line) => /signup|resend|recover/.test(line));
  expect(lines.every((line) => line.includes(`redirect_to=${back}`))).toBe(true);
  expect(session().status).toBe('signed-out');
});

test('signing out leaves nothing of the user in memory, cache or literal keys', async () => {
  start();
  await until(() => activeUserId() === TEST_USER.id);
  localStorage.setItem('quickNotes', '[{"id":"1","content":"secret"}]');
  await openSnapshots(TEST_USER.id).save('k', { data: 'secret' }, 1);
  const before = store.getState().api;
  const { error } = await signOut();
  expect(error).toBeNull();
  expect(session()).toMatchObject({ status: 'signed-out', user: null, notice: null });
  await until(() => localStorage.getItem('quickNotes') === null, 'the notes to be parked');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  expect(await openSnapshots(TEST_USER.id).load()).toEqual([]);
  expect(store.getState().api).not.toBe(before);
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
});

test('a sign-out the server refuses leaves the user signed in and says so', async () => {
  start();
  server.fault = (request) =>
    request.url.includes('logout') ? json(500, { code: 500, msg: 'no' }) : undefined;
  const { error } = await signOut();
  expect(error?.message).toBeTruthy();
  expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER });
  const db = await getSupabase();
  expect((await db.from('tasks').select()).error).toBeNull();
});

test('what is being read is given up before the server ends the session', async () => {
  start();
  const events: string[] = [];
  server.fault = (request) => {
    if (request.url.includes('logout')) events.push('signed out');
    if (!request.url.includes('/tasks')) return undefined;
    events.push('read');
    return new Promise((resolve) => {
      request.signal.addEventListener('abort', () => {
        events.push('given up');
        resolve('network');
      });
    });
  };
  const db = await getSupabase();
  const reading = Promise.resolve(db.from('tasks').select());
  await until(() => events.length > 0);
  expect((await signOut()).error).toBeNull();
  expect(events).toEqual(['read', 'given up', 'signed out']);
  expect((await reading).error).not.toBeNull();
});

test('signing out waits for a write that is under way, and is refused when that one fails', async () => {
  start();
  store.dispatch(saveStateSlice.actions.started());
  const leaving = signOut();
  const error = { code: '503', message: 'x', retryable: true };
  store.dispatch(saveStateSlice.actions.failed({ id: 'w', endpoint: 'e', arg: 1, error }));
  expect((await leaving).error).toMatchObject({ code: 'unsaved' });
  expect(session().status).toBe('signed-in');
  expect((await signOut()).error).toBeNull();
  expect(session().status).toBe('signed-out');
});

test('who agrees to lose what is not sent signs out at once, and nothing of it stays on the device', async () => {
  start();
  const port = openOutbox<{ id: string; tab: string }>(TEST_USER.id);
  await port.put({ id: 'w', tab: 't' });
  store.dispatch(saveStateSlice.actions.started());
  expect((await signOut({ discard: true })).error).toBeNull();
  expect(session().status).toBe('signed-out');
  const after = openOutbox<{ id: string; tab: string }>(TEST_USER.id);
  expect(await after.load()).toEqual([]);
  after.close();
  port.close();
});

test('what another tab has not sent is asked for before it is lost', async () => {
  start();
  const port = openOutbox<{ id: string; tab: string }>(TEST_USER.id);
  await until(() => activeUserId() === TEST_USER.id);
  await until(() => selectKept(store.getState()));
  await port.put({ id: 'w', tab: port.tab });
  expect((await signOut()).error).toMatchObject({ code: 'unsaved' });
  expect(session().status).toBe('signed-in');
  await port.remove('w');
  expect((await signOut()).error).toBeNull();
  port.close();
});

test('a sign-out in another tab is followed at once', () => {
  start();
  localStorage.removeItem(AUTH_STORAGE_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY, newValue: null }));
  expect(session()).toMatchObject({
    status: 'signed-out',
    user: null,
    notice: { title: 'Signed out', text: 'Your session has ended. Please sign in again.' },
  });
});

test('what is edited in its place when the session ends is kept for who has typed it', async () => {
  start();
  server.fault = () => 'network';
  const field = document.body.appendChild(document.createElement('input'));
  const idea = { id: '1', tags: [], category: 'general', priority: 'low', status: 'captured' };
  field.addEventListener('blur', () => {
    const typed = {
      ...idea,
      title: field.value,
      content: null,
      created_at: '2026-11-21T08:00:00Z',
    };
    void store.dispatch(ideasApi.endpoints.ideasAdd.initiate(typed as never));
  });
  field.focus();
  field.value = 'Half a title';
  changeUser(store, null);
  field.remove();
  const port = openOutbox<StoredWrite>(TEST_USER.id);
  let left: readonly StoredWrite[] = [];
  await until(() => {
    void port.load().then((writes) => (left = writes));
    return left.length > 0;
  }, 'the write on the device');
  expect(left).toMatchObject([{ endpoint: 'ideasAdd', arg: { title: 'Half a title' } }]);
  port.close();
  await eraseOutbox(TEST_USER.id);
});

test('another user in another tab takes over, and what failed before is not offered to them', () => {
  start();
  store.dispatch(
    saveStateSlice.actions.failed({
      id: 'w',
      endpoint: 'tasksAdd',
      arg: { title: 'secret' },
      error: { code: '503', message: 'x', retryable: true },
    }),
  );
  signInAs(server, BEN);
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }));
  expect(session().user).toEqual(BEN);
  expect(selectUnsaved(store.getState())).toEqual([]);
});

test('a refreshed token or a changed name does not empty the cache', () => {
  start();
  const before = store.getState().api;
  changeUser(store, { ...TEST_USER, name: 'Countess Lovelace' });
  expect(session().user?.name).toBe('Countess Lovelace');
  expect(store.getState().api).toBe(before);
});

test('an old token without a network keeps the user signed in', async () => {
  const kept = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? '') as { expires_at: number };
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ ...kept, expires_at: 1000 }));
  server.fault = () => 'network';
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
  start();
  await until(() => server.requests.length > 0, 'the attempt to refresh');
  expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER });
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
});
