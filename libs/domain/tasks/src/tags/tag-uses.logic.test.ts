import { findTags, tagUses } from './tag-uses.logic';

const rows = [
  { tags: ['phone', 'mira'] },
  { tags: ['Phone'] },
  { tags: ['phone'] },
  { tags: null },
  {},
  { tags: ['milestone', 'mira'] },
  { tags: ['amico'] },
];

test('[TG3] the most used tag is first, in the spelling that most tasks have', () => {
  expect(tagUses(rows)).toEqual([
    { tag: 'phone', count: 3 },
    { tag: 'mira', count: 2 },
    { tag: 'amico', count: 1 },
    { tag: 'milestone', count: 1 },
  ]);
  expect(tagUses([...rows].reverse())).toEqual(tagUses(rows));
});

test('[TG3] letters find the tags that begin with them before those that hold them', () => {
  expect(findTags(tagUses(rows), 'MI').map(({ tag }) => tag)).toEqual([
    'mira',
    'milestone',
    'amico',
  ]);
  expect(findTags(tagUses(rows), '')).toHaveLength(4);
});
