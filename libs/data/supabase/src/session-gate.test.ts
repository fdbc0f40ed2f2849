import { closeSession, reopenSession, stopReading } from './session-gate';
import { timedFetch } from './timed-fetch';

const realFetch = globalThis.fetch;
const REST = 'http://x.test/rest/v1/tasks';
const REFRESH = 'http://x.test/auth/v1/token?grant_type=refresh_token';
const as = (token: string) => ({ headers: { apikey: 'key', authorization: `Bearer ${token}` } });
let sent: string[] = [];
let answer: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(init?.signal?.reason as Error);
      if (init?.signal?.aborted) return fail();
      sent.push(String(input));
      init?.signal?.addEventListener('abort', fail);
      answer = () => resolve(new Response());
    });
});

afterEach(() => {
  reopenSession();
  globalThis.fetch = realFetch;
});

const ended = { name: 'AbortError' };

test('what runs when its owner signs out is given up, and nothing more is sent', async () => {
  const running = timedFetch(REST, as('ada'));
  const given = expect(running).rejects.toMatchObject(ended);
  closeSession();
  await given;
  await expect(timedFetch(REST, as('ada'))).rejects.toMatchObject(ended);
  await expect(timedFetch(REFRESH, as('key'))).rejects.toMatchObject(ended);
  expect(sent).toEqual([REST]);
});

test('whoever signs out here reads nothing any more, and still writes and signs out', async () => {
  const running = timedFetch(REST, as('ada'));
  const given = expect(running).rejects.toMatchObject(ended);
  stopReading();
  await given;
  await expect(timedFetch(REST, as('ada'))).rejects.toMatchObject(ended);
  for (const [url, token] of [
    [REST, 'ada'],
    [REFRESH, 'key'],
    ['http://x.test/auth/v1/logout', 'ada'],
  ] as const) {
    const written = timedFetch(url, { ...as(token), method: 'POST' });
    answer();
    expect((await written).ok).toBe(true);
  }
  await expect(timedFetch(REST, as('ada'))).rejects.toMatchObject(ended);
  const next = timedFetch(REST, as('cleo'));
  answer();
  expect((await next).ok).toBe(true);
});

test('a visitor still signs in, and the next session is free', async () => {
  const first = timedFetch(REST, as('ada'));
  answer();
  await first;
  closeSession();
  const signIn = timedFetch('http://x.test/auth/v1/token?grant_type=password', as('key'));
  answer();
  await signIn;
  const next = timedFetch(REST, as('ben'));
  answer();
  await next;
  expect(sent).toHaveLength(3);
});

test('a sign-out that failed leaves everything as it was', async () => {
  const first = timedFetch(REST, as('ada'));
  answer();
  await first;
  closeSession();
  reopenSession();
  const again = timedFetch(REST, as('ada'));
  answer();
  await again;
  expect(sent).toHaveLength(2);
});
