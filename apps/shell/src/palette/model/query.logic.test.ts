import { bestMatches, cutAtMatch, matchRank, readQuery } from './query.logic';

test.each([
  ['  milk ', 'everything', 'milk'],
  ['>theme', 'actions', 'theme'],
  ['# gar', 'projects', 'gar'],
  ['C#', 'everything', 'C#'],
  ['', 'everything', ''],
])('%j looks through %s for %j', (typed, scope, text) => {
  expect(readQuery(typed)).toEqual({ scope, text });
});

test.each([
  ['Project plan', 'pro', 0],
  ['Write PROPOSAL', 'pro', 1],
  ['Approve', 'pro', 2],
  ['Straße', 'STRASSE', 0],
  ['Café menu', 'cafe', 0],
  ['Garden', 'pro', null],
])('%j answers %j with rank %s', (title, text, rank) => {
  expect(matchRank(title, text)).toBe(rank);
});

test('the best come first, and equal ones in the order they came', () => {
  const items = ['Approve', 'Write proposal', 'Profile', 'Garden', 'Product'].map((title) => ({
    title,
  }));
  expect(bestMatches(items, 'pro').map(({ title }) => title)).toEqual([
    'Profile',
    'Product',
    'Write proposal',
    'Approve',
  ]);
});

test('shows where the text was found, and marks nothing where the letters do not line up', () => {
  expect(cutAtMatch('Write Proposal', 'pro')).toEqual(['Write ', 'Pro', 'posal']);
  expect(cutAtMatch('Garden', 'pro')).toEqual(['Garden', '', '']);
  expect(cutAtMatch('Garden', '')).toEqual(['Garden', '', '']);
  expect(cutAtMatch('Straße 5', 'strasse')).toEqual(['Straße 5', '', '']);
});
