import { changeSelection, NO_SELECTION, type SelectionChange } from './selection.logic';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const toggle = (id: string): SelectionChange => ({ kind: 'toggle', id });
const extend = (to: string, from = to, list = ids): SelectionChange => ({
  kind: 'extend',
  to,
  from,
  ids: list,
});
const after = (...changes: SelectionChange[]) => changes.reduce(changeSelection, NO_SELECTION);
const selected = (...changes: SelectionChange[]) => [...after(...changes).selected].sort().join('');

test('[TL19] a task is selected and left out', () => {
  expect(selected(toggle('b'), toggle('d'))).toBe('bd');
  expect(selected(toggle('b'), toggle('d'), toggle('b'))).toBe('d');
  expect(after(toggle('b'), toggle('b'))).toBe(NO_SELECTION);
});

test('[TL19] a range goes from the task touched last, either way', () => {
  expect(selected(toggle('b'), extend('d'))).toBe('bcd');
  expect(selected(toggle('d'), extend('b'))).toBe('bcd');
  expect(selected(extend('c', 'b'))).toBe('bc');
});

test('[TL19] a range grows, shrinks and turns around its anchor', () => {
  expect(selected(toggle('c'), extend('e'), extend('d'))).toBe('cd');
  expect(selected(toggle('c'), extend('e'), extend('a'))).toBe('abc');
});

test('[TL19] what was selected one by one outlives a range', () => {
  expect(selected(toggle('a'), toggle('d'), extend('f'), extend('e'))).toBe('ade');
  expect(selected(toggle('a'), extend('b'), toggle('e'), extend('f'))).toBe('abef');
});

test('[TL19] everything, nothing, and what is not there', () => {
  expect(selected({ kind: 'all', ids })).toBe('abcdef');
  expect(after({ kind: 'all', ids: [] })).toBe(NO_SELECTION);
  expect(after(toggle('a'), { kind: 'clear' })).toBe(NO_SELECTION);
  const state = after(toggle('a'));
  expect(changeSelection(state, extend('z'))).toBe(state);
});

test('[TL19] a task that leaves the list leaves the selection', () => {
  const state = after(toggle('a'), toggle('c'));
  expect(changeSelection(state, { kind: 'keep', ids })).toBe(state);
  expect(changeSelection(state, { kind: 'keep', ids: ['a', 'b'] })).toMatchObject({
    anchor: null,
    selected: new Set(['a']),
  });
  expect(changeSelection(state, { kind: 'keep', ids: ['b'] })).toBe(NO_SELECTION);
  // With the anchor gone the next range begins where the focus is.
  const left = changeSelection(state, { kind: 'keep', ids: ['a', 'b', 'd', 'e'] });
  const next = changeSelection(left, extend('e', 'd', ['a', 'b', 'd', 'e']));
  expect([...next.selected].sort()).toEqual(['a', 'd', 'e']);
});
