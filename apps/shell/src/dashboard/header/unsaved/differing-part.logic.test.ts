import { differingPart } from './differing-part.logic';

const LONG = 'A thought that goes on. '.repeat(100);

test('short texts are shown whole', () => {
  expect(differingPart('Call Ann', 'Call Berta')).toEqual(['Call Ann', 'Call Berta']);
  expect(differingPart('', 'x'.repeat(160))).toEqual(['', 'x'.repeat(160)]);
});

test('of long texts the part in which they differ, from a word before it', () => {
  const [theirs, mine] = differingPart(`${LONG}Theirs.`, `${LONG}Mine. ${LONG}`);
  expect(theirs).toBe('…that goes on. A thought that goes on. Theirs.');
  expect(mine).toMatch(/^…that goes on\. A thought that goes on\. Mine\. A thought .*…$/);
  expect(mine).toHaveLength(162);
});

test('what was added or taken away at the end is seen', () => {
  expect(differingPart(LONG, `${LONG}More.`)).toEqual([
    '…that goes on. A thought that goes on. ',
    '…that goes on. A thought that goes on. More.',
  ]);
});

test('a text of one word is cut, and no character in two', () => {
  const word = '🪁'.repeat(100);
  const [theirs, mine] = differingPart(`${word}a`, `${word}b`);
  expect(theirs).toBe(`…${'🪁'.repeat(20)}a`);
  expect(mine).toBe(`…${'🪁'.repeat(20)}b`);
  expect(differingPart(`a${word}`, `b${word}`)[0]).toBe(`a${'🪁'.repeat(79)}…`);
});

test('a short text beside a long one', () => {
  expect(differingPart('nothing', LONG)).toEqual(['nothing', `${LONG.slice(0, 160)}…`]);
});
