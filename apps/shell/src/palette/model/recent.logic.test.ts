import { frequentActions, recentPlaces, withUse, type PaletteUse } from './recent.logic';

const EMPTY: PaletteUse = { places: [], actions: [] };
const items = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('the last five places come first, each once; the others fill up', () => {
  const use = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce(
    (known, id) => withUse(known, id, 'place'),
    EMPTY,
  );
  expect(use.places).toEqual(['f', 'e', 'd', 'a', 'c', 'b']);
  expect(ids(recentPlaces(use, items('a', 'x', 'f')))).toBe('f a x');
  expect(ids(recentPlaces(use, items('a', 'b', 'c', 'd', 'e', 'f')))).toBe('f e d a c');
});

test('tasks that were opened stand among the last places, others do not fill them up', () => {
  const use = { ...EMPTY, places: ['task 1', 'a'] };
  expect(ids(recentPlaces(use, items('x', 'a'), items('task 1', 'task 2')))).toBe('task 1 a x');
});

test('many tasks that were opened leave the places before them remembered', () => {
  const use = Array.from({ length: 12 }, (_, at) => `task ${at}`).reduce(
    (known, id) => withUse(known, id, 'place'),
    withUse(EMPTY, 'a', 'place'),
  );
  expect(ids(recentPlaces(use, items('x', 'a')))).toBe('a x');
});

test('what is not there any more is passed over', () => {
  expect(ids(recentPlaces({ ...EMPTY, places: ['gone'] }, items('a')))).toBe('a');
});

test('the actions that are run most often come first', () => {
  const use = ['y', 'z', 'z'].reduce((known, id) => withUse(known, id, 'action'), EMPTY);
  expect(ids(frequentActions(use, items('w', 'x', 'y', 'z')))).toBe('z y w');
});
