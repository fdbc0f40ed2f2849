import { cleanTag, hasTag, replaceTag, sameTags, tidyTags, withoutTag, withTag } from './tag.logic';

test.each([
  ['phone', 'phone'],
  ['@phone', 'phone'],
  ['  @Büro ', 'Büro'],
  ['9am', '9am'],
  ['a@b', 'a@b'],
  ['', null],
  ['@', null],
  ['two words', null],
  ['a,b', null],
  ['@@x', 'x'],
])('[TG1] %j names %j', (text, tag) => {
  expect(cleanTag(text)).toBe(tag);
});

test('[TG1] a tag is cut to its longest', () => {
  expect(cleanTag('x'.repeat(80))).toHaveLength(50);
});

test('[TG1] no two tags of a task differ by case alone, and no more than thirty stay', () => {
  expect(tidyTags(['Phone', 'phone', '@PHONE', 'mira'])).toEqual(['Phone', 'mira']);
  expect(tidyTags(['', ' , '])).toBeNull();
  expect(tidyTags(Array.from({ length: 40 }, (_, index) => `t${index}`))).toHaveLength(30);
});

test('[TG1] tags are compared without case', () => {
  expect(hasTag(['Phone'], 'pHONE')).toBe(true);
  expect(hasTag(['Phone'], 'phones')).toBe(false);
  expect(hasTag(null, 'phone')).toBe(false);
  expect(withTag(['Phone'], 'phone')).toEqual(['Phone']);
  expect(withTag(null, 'phone')).toEqual(['phone']);
  expect(withoutTag(['Phone', 'mira'], 'PHONE')).toEqual(['mira']);
  expect(withoutTag(['Phone'], 'phone')).toBeNull();
});

test('[TG2] a renamed tag keeps its place, and meets the one of its new name', () => {
  expect(replaceTag(['a', 'Phone', 'b'], 'phone', 'call')).toEqual(['a', 'call', 'b']);
  expect(replaceTag(['phone', 'CALL'], 'phone', 'call')).toEqual(['call']);
  expect(replaceTag(['phone'], 'phone', 'Phone')).toEqual(['Phone']);
  expect(replaceTag(['phone'], 'phone', null)).toBeNull();
  expect(replaceTag(['other'], 'phone', null)).toEqual(['other']);
});

test('none and no tags are the same', () => {
  expect(sameTags(null, [])).toBe(true);
  expect(sameTags(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameTags(['a'], ['A'])).toBe(false);
});
