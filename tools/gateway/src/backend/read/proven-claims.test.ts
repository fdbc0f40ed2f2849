import { createHmac } from 'node:crypto';
import { provenClaims } from './proven-claims';

const SECRET = 'a secret of this installation, long enough';
const NOW = Date.UTC(2026, 10, 23, 12);
const seconds = NOW / 1000;
const usual = {
  sub: '7a2c5f0e-1111-4222-8333-944455556666',
  role: 'authenticated',
  iat: seconds - 60,
  exp: seconds + 60,
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: unknown, { head = {}, secret = SECRET } = {}): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...head })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const prove = (text: string, secret = SECRET) => provenClaims(`Bearer ${text}`, secret, NOW);

test('gives the claims of who is signed in', () => {
  expect(prove(token({ ...usual, email: 'ada@example.org' }))).toEqual({
    ...usual,
    email: 'ada@example.org',
  });
});

test.each<[string, string]>([
  ['another secret', token(usual, { secret: 'another' })],
  ['a changed claim', token(usual).replace(/\.[^.]+\./, `.${encode({ ...usual, iat: 1 })}.`)],
  ['no signature', token(usual).replace(/[^.]+$/, '')],
  ['a cut signature', token(usual).slice(0, -1)],
  ['a longer signature', `${token(usual)}A`],
  ['another algorithm', token(usual, { head: { alg: 'none' } })],
  ['a key of its own', token(usual, { head: { kid: 'x' } })],
  ['an extension', token(usual, { head: { crit: ['b64'] } })],
  ['an ended token', token({ ...usual, exp: seconds })],
  ['no end', token({ ...usual, exp: undefined })],
  ['an end in words', token({ ...usual, exp: '9999999999' })],
  ['a token of tomorrow', token({ ...usual, iat: seconds + 1 })],
  ['no beginning', token({ ...usual, iat: undefined })],
  ['a later beginning', token({ ...usual, nbf: seconds - 1 })],
  ['another role', token({ ...usual, role: 'service_role' })],
  ['no role', token({ ...usual, role: undefined })],
  ['nobody', token({ ...usual, sub: undefined })],
  ['somebody who is no id', token({ ...usual, sub: 'postgres' })],
  ['a list', token([usual])],
  ['nothing', token(null)],
  ['words', 'one two three'],
])('proves nothing with %s', (_what, text) => {
  expect(prove(text)).toBeNull();
});

test('proves nothing without a secret, a header or the word before it', () => {
  expect(prove(token(usual, { secret: '' }), '')).toBeNull();
  expect(provenClaims(undefined, SECRET, NOW)).toBeNull();
  expect(provenClaims(token(usual), SECRET, NOW)).toBeNull();
});
