import { inOneLine, parsed } from './sample-parse';

test.each([
  ['Ring back @phone', 'Ring back | @phone'],
  ['@phone Ring back', 'Ring back | @phone'],
  ['Ring @phone back', 'Ring back | @phone'],
  ['Ask for the key tomorrow @phone @mira', 'Ask for the key | 2026-11-22 17:00 | @phone @mira'],
  ['@mira @Mira @MIRA ask', 'ask | @mira'],
  ['Ask (@mira)', 'Ask | @mira'],
  ['Ask @mira, then @büro.', 'Ask, then. | @mira @büro'],
  ['Call @mira!', 'Call! | @mira'],
  ['Plan @5min', 'Plan | @5min'],
  ['Plan @work/urgent @☎ #Home p1', 'Plan | high | #home | @work/urgent @☎'],
  ['call 30m @phone every monday', 'call | 2026-11-23 17:00 | 30 min | @phone | weekly 1'],
  ['@phone', '@phone | @phone'],
])('[QA13] %s', (text, line) => {
  expect(inOneLine(parsed(text))).toBe(line);
});

test.each([
  'Write to mira@example.com',
  'Write to mira@example',
  'Follow @mira@example.social',
  'Follow @mira@home',
  'Meet @ the gate',
  'a@b',
  'C@mira',
  'Two @@mira',
  'Price @, each',
  'Say "@phone" aloud',
  `Long @${'x'.repeat(51)}`,
])('[QA13] %s names no tag', (text) => {
  expect(parsed(text).tags).toBeNull();
  expect(parsed(text).tokens.filter(({ kind }) => kind === 'tag')).toEqual([]);
});

test('[QA13] what looks like a time is none', () => {
  expect(parsed('Lunch @5pm').tags).toBeNull();
  expect(parsed('Lunch @12:30').tags).toBeNull();
});

test('[QA13] a tag that was unlinked stays in the title, the others are read', () => {
  const result = parsed('Ring @phone @mira', { ignore: ['@phone'] });
  expect([result.title, result.tags]).toEqual(['Ring @phone', ['mira']]);
});

test('[QA13] a chip for each tag, without its sign', () => {
  expect(parsed('Ring @phone @mira').tokens).toEqual([
    { kind: 'tag', start: 5, end: 11, text: '@phone', label: 'phone' },
    { kind: 'tag', start: 12, end: 17, text: '@mira', label: 'mira' },
  ]);
});
