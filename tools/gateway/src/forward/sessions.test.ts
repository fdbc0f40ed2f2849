import { ManualClock } from '../testing/manual-clock';
import { makeRequest } from '../testing/make-request';
import { claimsOf, Sessions } from './sessions';

const ANN = '11111111-1111-4111-8111-111111111111';
const [ONE, TWO] = ['21111111-1111-4111-8111-111111111111', '31111111-1111-4111-8111-111111111111'];

function sessionsWith(alive: Set<string>) {
  const clock = new ManualClock();
  let looks = 0;
  const sessions = new Sessions(clock, (_user, session) => {
    looks += 1;
    return Promise.resolve(alive.has(session));
  });
  const isEnded = (session_id?: string) => sessions.isEnded({ sub: ANN, session_id });
  return { clock, sessions, isEnded, looks: () => looks };
}

it('asks the database, and believes it for ten seconds', async () => {
  const alive = new Set([ONE]);
  const { clock, isEnded, looks } = sessionsWith(alive);
  expect([await isEnded(ONE), await isEnded(ONE), await isEnded(TWO)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(looks()).toBe(3);
  alive.clear();
  expect(await isEnded(ONE)).toBe(false);
  clock.pass(10);
  expect(await isEnded(ONE)).toBe(true);
});

it('believes nothing of a session that was signed out here', async () => {
  const alive = new Set([ONE, TWO]);
  const { sessions, isEnded } = sessionsWith(alive);
  await Promise.all([isEnded(ONE), isEnded(TWO)]);
  alive.clear();
  sessions.forget([ONE]);
  expect([await isEnded(ONE), await isEnded(TWO)]).toEqual([true, false]);
  sessions.forgetAll();
  expect(await isEnded(TWO)).toBe(true);
});

it('looks twice before it refuses: a refresh replaces one token by another', async () => {
  let looks = 0;
  const sessions = new Sessions(new ManualClock(), () => Promise.resolve((looks += 1) > 1));
  expect(await sessions.isEnded({ sub: ANN, session_id: ONE })).toBe(false);
});

it('leaves to the backend what can be no session of ours', async () => {
  const { sessions, isEnded, looks } = sessionsWith(new Set());
  expect([await isEnded(undefined), await isEnded("x' or 1=1")]).toEqual([false, false]);
  expect(await sessions.isEnded({ sub: 'ann', session_id: ONE })).toBe(false);
  expect(looks()).toBe(0);
});

it('reads the claims of a token', () => {
  const payload = Buffer.from('{"sub":"ann","session_id":"s1","role":"x"}').toString('base64url');
  const request = makeRequest('/', { headers: { authorization: `Bearer a.${payload}.c` } });
  expect(claimsOf(request)).toEqual({ sub: 'ann', session_id: 's1' });
});

it.each([
  undefined,
  'Bearer x',
  'Bearer a.b.c',
  `Bearer a.${Buffer.from('{"sub":1}').toString('base64url')}.c`,
  `Bearer a.${Buffer.from('[]').toString('base64url')}.c`,
  'Basic a.b.c',
])('reads no claims from %j', (authorization) => {
  expect(claimsOf(makeRequest('/', { headers: { authorization } }))).toBeNull();
});
