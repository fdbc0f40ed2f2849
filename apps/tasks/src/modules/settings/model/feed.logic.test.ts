import { endInWords, isOnlyHere, maskedAddress, readInWords, webcalOf } from './feed.logic';

const NOW = Date.UTC(2026, 10, 26, 12);
const readBefore = (minutes: number, read_by: string | null = 'Google') =>
  readInWords({ read_at: new Date(NOW - minutes * 60_000).toISOString(), read_by }, NOW);

test('[SE27] who looks over a shoulder sees four signs of the address', () => {
  expect(maskedAddress({ address: '9f3c1234abcd' })).toBe('…/9f3c••••••••.ics');
});

test.each([
  [0, 'read just now by Google'],
  [20, 'read 20 min ago by Google'],
  [150, 'read 2 h ago by Google'],
  [3 * 24 * 60, 'read on Nov 23 by Google'],
])('[SE27] read %s minutes ago is said', (minutes, words) => {
  expect(readBefore(minutes)).toBe(words);
});

test('[SE27] what has not been read, and by whom nobody knows, is said', () => {
  expect(readInWords({ read_at: null, read_by: null }, NOW)).toBe('not read yet');
  expect(readBefore(5, null)).toBe('read 5 min ago');
  expect(endInWords({ read_at: null, read_by: null }, NOW)).toContain('Nothing has read it yet.');
});

test('[SE27] an address of this machine alone is known', () => {
  const isHere = (host: string) => isOnlyHere({ url: `http://${host}/x.ics` });
  expect(['localhost:4200', '127.0.0.1', '[::1]:80', 'a.localhost'].map(isHere)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['localhost.example.org', '192.168.0.2', 'plainday.example'].map(isHere)).toEqual([
    false,
    false,
    false,
  ]);
});

test('[SE27] a calendar app is asked by its own scheme', () => {
  expect(webcalOf({ url: 'https://a.example/x.ics' })).toBe('webcal://a.example/x.ics');
});
