import { AUTH_STORAGE_KEY } from '@plainday/shared-platform/start';
import { readStoredSession } from './stored-session';

const SESSION = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1,
  user: { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' }, role: 'x' },
};

afterEach(() => localStorage.clear());

test('a kept session is read at once, an expired one too: it can be refreshed', () => {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(SESSION));
  expect(readStoredSession()).toMatchObject({ refresh_token: 'r', user: { id: 'u1' } });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"access'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no user', JSON.stringify({ ...SESSION, user: null })],
  ['an empty user id', JSON.stringify({ ...SESSION, user: { id: '' } })],
  ['no refresh token', JSON.stringify({ ...SESSION, refresh_token: undefined })],
  ['numbers for tokens', JSON.stringify({ ...SESSION, access_token: 1 })],
])('%s is no session', (_name, text) => {
  if (text !== null) localStorage.setItem(AUTH_STORAGE_KEY, text);
  expect(readStoredSession()).toBeNull();
});
