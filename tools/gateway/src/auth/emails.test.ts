import { canonicalEmail } from './emails';

it.each([
  ['ann@example.org', 'ann@example.org'],
  ['  Ann.B+tag@Example.ORG ', 'ann.b+tag@example.org'],
  ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
  ['jürgen@example.de', 'jürgen@example.de'],
  [`${'a'.repeat(88)}@example.org`, `${'a'.repeat(88)}@example.org`],
])('takes %j', (value, email) => {
  expect(canonicalEmail(value)).toBe(email);
});

it.each([
  undefined,
  null,
  7,
  {},
  ['ann@example.org'],
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@@example.org',
  'ann@exa mple.org',
  'ann@example.org\r\nBcc: x@evil.example',
  'ann@example.org\nx',
  'ann\u0000@example.org',
  'ann\u202e@example.org',
  'ann\u200b@example.org',
  'Ann <ann@example.org>',
  'ann@example.org,bob@example.org',
  '"ann"@example.org',
  'ann@[127.0.0.1]',
  `${'a'.repeat(89)}@example.org`,
])('refuses %j', (value) => {
  expect(canonicalEmail(value)).toBeNull();
});
