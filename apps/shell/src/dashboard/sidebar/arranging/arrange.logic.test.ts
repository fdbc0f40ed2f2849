import { listedAfter } from './arrange.logic';

const at = { listed: ['calendar', 'goals', 'habits'], shown: ['notes', 'mindful'] };

describe('[DB17] what is listed after a move', () => {
  it.each([
    ['up among the listed', 'habits', 0, ['habits', 'calendar', 'goals']],
    ['below All tools it is unpinned', 'goals', 3, ['calendar', 'habits']],
    [
      'from below All tools it is pinned where it lands',
      'mindful',
      1,
      ['calendar', 'mindful', 'goals', 'habits'],
    ],
  ])('%s', (_, id, index, expected) => {
    expect(listedAfter(at, id, index)).toEqual(expected);
  });

  it.each([
    ['onto itself', 'goals', 1, at],
    ['among the folded', 'notes', 4, at],
    ['past the end where nothing is folded', 'habits', 3, { ...at, shown: [] }],
  ])('%s: as it was', (_, id, index, arrangement) => {
    expect(listedAfter(arrangement, id, index)).toBe(at.listed);
  });
});
