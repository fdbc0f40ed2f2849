import { shareRows } from './share-rows';

const row = (id: string, title = id, tags: string[] = []) => ({ id, title, tags });

test('an answer without news is the very list that was there', () => {
  const before = [row('a'), row('b')];
  expect(shareRows(before, [row('a'), row('b')])).toBe(before);
});

test('a row in front leaves the objects below as they were', () => {
  const before = [row('a'), row('b')];
  const after = shareRows(before, [row('new'), row('a'), row('b')]) as typeof before;
  expect(after[1]).toBe(before[0]);
  expect(after[2]).toBe(before[1]);
});

test('only the changed row is new, also when the change is deep or a column is gone', () => {
  const before = [row('a', 'A', ['x']), row('b'), { ...row('c'), extra: 1 }];
  const after = shareRows(before, [row('a', 'A', ['y']), row('b'), row('c')]) as typeof before;
  expect(after[0]).toEqual(row('a', 'A', ['y']));
  expect(after[1]).toBe(before[1]);
  expect(after[2]).toEqual(row('c'));
});

test('what is no list of rows is shared by structure', () => {
  const before = { all: 1, byProject: { p: 2 } };
  const after = shareRows(before, { all: 3, byProject: { p: 2 } }) as typeof before;
  expect(after).toEqual({ all: 3, byProject: { p: 2 } });
  expect(after.byProject).toBe(before.byProject);
  expect(shareRows(undefined, 5)).toBe(5);
});

test('lists are frozen, so that nobody changes the cache by mistake', () => {
  expect(Object.isFrozen(shareRows(undefined, [row('a')]))).toBe(true);
  expect(Object.isFrozen(shareRows([row('a')], [row('b')]))).toBe(true);
});
