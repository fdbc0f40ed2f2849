import 'fake-indexeddb/auto';
import { createAppStore, type AppStore } from '@plainday/data-api';
import { activeUserId } from '@plainday/data-device';
import { AUTH_STORAGE_KEY } from '@plainday/data-supabase';
import {
  installServer,
  json,
  signInAs,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { updatePassword } from '../account/account';
import { changeUser } from '../session/change-user';
import { leaveLink, openLink } from './open-link';
import { selectSession, type SessionState } from '../session/session.slice';
import { startSession } from '../session/start-session';

const BEN = { id: '22222222-2222-4222-8222-222222222222', email: 'ben@example.com', name: 'Ben' };
let server: FakeServer;
let store: AppStore;
let stop: () => void;

const session = (): SessionState => selectSession(store.getState());

/** Opens a page of the shell under an address. */
function visit(address: string): void {
  history.replaceState(null, '', address);
  store = createAppStore();
  stop = startSession(store);
}

const link = (type: string, email: string = TEST_USER.email) =>
  `/auth?x=1#token_hash=t1&type=${type}&email=${encodeURIComponent(email)}`;

beforeEach(() => {
  server = installServer(null);
  server.auth.links.set('t1', { type: 'signup', user: TEST_USER });
});

afterEach(async () => {
  server.fault = () => undefined;
  changeUser(store, null);
  stop();
  localStorage.clear();
  history.replaceState(null, '', '/');
  await until(() => activeUserId() === null);
});

test('a link waits on its page; nothing is asked of the server and nothing stays in the address', () => {
  visit(link('signup'));
  expect(location.href).toBe('http://localhost/auth?x=1');
  expect(session()).toMatchObject({
    status: 'signed-out',
    link: { type: 'signup', email: TEST_USER.email },
  });
  expect(server.requests).toEqual([]);
  expect(JSON.stringify(store.getState())).not.toContain('t1');
});

test('a click spends it and signs in to the account it named (H5)', async () => {
  visit(link('signup'));
  expect((await openLink()).error).toBeNull();
  expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER, link: null });
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).toContain(TEST_USER.id);
  expect((await openLink()).error?.code).toBe('link_failed');
});

test.each([['/auth'], ['/dashboard']])(
  'a session in the address of %s is not taken, whoever is signed in (H5)',
  async (path) => {
    const foreign = server.openSession(BEN) as Record<string, string>;
    signInAs(server, TEST_USER);
    visit(
      `${path}#access_token=${foreign['access_token']}&refresh_token=${foreign['refresh_token']}`,
    );
    expect(location.hash).toBe('');
    expect(session()).toMatchObject({ status: 'signed-in', user: TEST_USER, link: null });
    expect(session().linkError?.code).toBe('link_failed');
    expect(localStorage.getItem(AUTH_STORAGE_KEY)).toContain(TEST_USER.id);
  },
);

test('a link to another account leaves the session alone until the click, and without it', () => {
  signInAs(server, BEN);
  visit(link('signup'));
  expect(session()).toMatchObject({ user: BEN, link: { email: TEST_USER.email } });
  leaveLink();
  expect(session()).toMatchObject({ status: 'signed-in', user: BEN, link: null });
  expect(server.auth.links.has('t1')).toBe(true);
});

test('a link that names an account it does not belong to shows the true one before it signs in', async () => {
  signInAs(server, BEN);
  server.auth.links.set('t1', { type: 'signup', user: TEST_USER });
  visit(link('signup', 'somebody@else.org'));
  expect((await openLink()).error).toBeNull();
  expect(session()).toMatchObject({ user: BEN, link: { email: TEST_USER.email } });
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).toContain(BEN.id);
  await openLink();
  expect(session()).toMatchObject({ user: TEST_USER, link: null });
});

test('a forgotten password opens the form for a new one, until it is set', async () => {
  server.auth.links.set('t1', { type: 'recovery', user: TEST_USER });
  visit(link('recovery'));
  await openLink();
  expect(session()).toMatchObject({ status: 'signed-in', recovery: true });
  expect((await updatePassword('Correct2horse')).error).toBeNull();
  expect(session().recovery).toBe(false);
  expect(server.auth.passwords.get(TEST_USER.email)).toBe('Correct2horse');
});

test.each([
  [false, /Please also follow the link/],
  [true, /was changed/],
])('a change of address says how far it is, done: %s', async (isDone, notice) => {
  signInAs(server, TEST_USER);
  server.auth.links.set('t1', { type: 'email_change', user: TEST_USER, isDone });
  visit(link('email_change'));
  expect((await openLink()).error).toBeNull();
  expect(session()).toMatchObject({ user: TEST_USER, link: null });
  expect(session().notice?.text).toMatch(notice);
});

test('a link that was used says so, in our words', async () => {
  server.auth.links.clear();
  visit(link('signup'));
  expect((await openLink()).error?.message).toMatch(/expired or was already used/);
  expect(session()).toMatchObject({ status: 'signed-out', link: null });
  expect(session().linkError?.message).toMatch(/expired or was already used/);
});

test('a server that is away leaves the link on its page, to be tried again', async () => {
  visit(link('signup'));
  server.fault = () => json(503, { code: 503, msg: 'no' });
  expect((await openLink()).error?.retryable).toBe(true);
  expect(session().link).not.toBeNull();
  server.fault = () => undefined;
  expect((await openLink()).error).toBeNull();
  expect(session().status).toBe('signed-in');
});

test('an expired link says so; what an address says of itself is never shown (L4)', () => {
  visit('/auth#error=access_denied&error_code=otp_expired');
  expect(location.hash).toBe('');
  expect(session().linkError?.message).toMatch(/expired or was already used/);
  stop();
  visit('/auth#error=x&error_code=y&error_description=Your+account+was+suspended.+Call+555');
  expect(session().linkError?.message).toBe(
    'This link did not work. Please sign in, or ask for a new one.',
  );
  stop();
  visit('/auth#error_code=constructor&error_description=Call');
  expect(session().linkError?.message).not.toContain('Call');
});

test('a link opened in a tab that is there already is taken as well', () => {
  visit('/auth');
  history.replaceState(null, '', link('recovery'));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(location.hash).toBe('');
  expect(session().link).toEqual({ type: 'recovery', email: TEST_USER.email });
});

test('an ordinary fragment is left alone', () => {
  visit('/dashboard#top');
  expect(location.hash).toBe('#top');
});
