import { ManualClock } from '../testing/manual-clock';
import { makeRequest } from '../testing/make-request';
import { claimsOf, EndedSessions } from './sessions';

it('ends sessions, and forgets them when their tokens have ended by themselves', () => {
  const clock = new ManualClock();
  const ended = new EndedSessions(clock);
  const of = (session_id: string) => ({ sub: 'ann', session_id });
  ended.end(['s1', 's2']);
  expect(['s1', 's2', 's3'].map((id) => ended.isEnded(of(id)))).toEqual([true, true, false]);
  expect(ended.isEnded({ sub: 'ann' })).toBe(false);
  clock.pass(3600);
  ended.end(['s4']);
  expect(['s1', 's4'].map((id) => ended.isEnded(of(id)))).toEqual([false, true]);
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

it('refuses every session of an account that is gone, and nobody else, for as long as tokens live', () => {
  const clock = new ManualClock();
  const sessions = new EndedSessions(clock);
  sessions.endUser('ann');
  expect(sessions.isEnded({ sub: 'ann', session_id: 's1' })).toBe(true);
  expect(sessions.isEnded({ sub: 'ann' })).toBe(true);
  expect(sessions.isEnded({ sub: 'bob', session_id: 's1' })).toBe(false);
});
