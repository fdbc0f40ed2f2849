import { frequentActions, recentPlaces, withUse, type PaletteUse } from './recent.logic';

const EMPTY: PaletteUse = { places: [], actions: [] };
const items = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('the last five places come first, each once; the others fill up', () => {
  const use = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce(
    (known, id) => withUse(known, id, 'place'),
    EMPTY,
  );
  expect(use.places).toEqual(['f', 'e', 'd', 'a', 'c']);
  expect(ids(recentPlaces(use, items('a', 'x', 'f')))).toBe('f a x');
});

test('what is not there any more is passed over', () => {
  expect(ids(recentPlaces({ ...EMPTY, places: ['gone'] }, items('a')))).toBe('a');
});

test('the actions that are run most often come first', () => {
  const use = ['y', 'z', 'z'].reduce((known, id) => withUse(known, id, 'action'), EMPTY);
  expect(ids(frequentActions(use, items('w', 'x', 'y', 'z')))).toBe('z y w');
});
