import { tagChoices, tagWordAt } from './tag-choices.logic';

const uses = [
  { tag: 'phone', count: 9 },
  { tag: 'mira', count: 4 },
  { tag: 'milestone', count: 2 },
  { tag: 'mi', count: 1 },
];
const tags = (...args: Parameters<typeof tagChoices>) => tagChoices(...args).map(({ tag }) => tag);

test('[TG3] existing tags come first, the most used on top, and a new one last', () => {
  expect(tagChoices(uses, 'mil')).toEqual([
    { tag: 'milestone', count: 2 },
    { tag: 'mil', count: null },
  ]);
  expect(tags(uses, 'm')).toEqual(['mira', 'milestone', 'mi', 'm']);
});

test('[TG3] the tag that is written out is on top, and none is offered twice', () => {
  expect(tags(uses, 'MI')).toEqual(['mi', 'mira', 'milestone']);
  expect(tags(uses, 'mi', ['Mira', 'mi'])).toEqual(['milestone']);
  expect(tags(uses, 'two words')).toEqual([]);
});

test.each([
  ['Call @m', 7, 'm'],
  ['@mi', 3, 'mi'],
  ['Call (@mi', 9, 'mi'],
  ['Call @mi now', 8, 'mi'],
  ['Call @', 6, null],
  ['a@b', 3, null],
  ['mira@example.com', 16, null],
  ['Call @mira', 8, null],
  ['Call @mi ', 9, null],
])('[QA13] %j at %i is after the letters %j', (text, caret, letters) => {
  expect(tagWordAt(text, caret)?.letters ?? null).toBe(letters);
});
