import { removeNodes } from './graph.logic';
import { applyPatch, inverse, joined, patchBetween } from './history.logic';
import type { MindMapNode } from './mind-map.schema';

const node = (id: string, ...connections: string[]): MindMapNode => ({
  id,
  text: id,
  x: 0,
  y: 0,
  color: '#2563eb',
  connections,
});
const map = [node('a', 'b', 'c'), node('b'), node('c')];

test('[MM5] a step is taken back and done again, nodes in their places', () => {
  const after = [...removeNodes(map, new Set(['b'])), node('d')];
  const step = patchBetween(map, after);
  expect(applyPatch(map, step)).toEqual(after);
  expect(applyPatch(after, inverse(step))).toEqual(map);
  expect(patchBetween(map, map)).toEqual([]);
});

test('[MM5] taking back leaves alone what was changed elsewhere since', () => {
  const step = patchBetween(map, removeNodes(map, new Set(['b'])));
  const since = [
    ...applyPatch(map, step).map((one) => (one.id === 'c' ? { ...one, x: 9 } : one)),
    node('e'),
  ];
  expect(applyPatch(since, inverse(step))).toEqual([
    node('a', 'b', 'c'),
    node('b'),
    { ...node('c'), x: 9 },
    node('e'),
  ]);
});

test('[MM5] a connection to a node that is gone meanwhile does not come back', () => {
  const step = patchBetween(map, removeNodes(map, new Set(['b'])));
  const since = removeNodes(applyPatch(map, step), new Set(['c']));
  expect(applyPatch(since, inverse(step))).toEqual([node('a', 'b'), node('b')]);
});

test('[MM5] steps in a row become one', () => {
  const moved = map.map((one) => (one.id === 'b' ? { ...one, x: 8 } : one));
  const further = [...moved.map((one) => (one.id === 'b' ? { ...one, x: 16 } : one)), node('d')];
  const both = joined(patchBetween(map, moved), patchBetween(moved, further));
  expect(applyPatch(map, both)).toEqual(further);
  expect(applyPatch(further, inverse(both))).toEqual(map);
});
