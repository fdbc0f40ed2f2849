import {
  areConnected,
  branchIds,
  connect,
  disconnect,
  outlineOf,
  parentOf,
  removeNodes,
} from './graph.logic';
import type { OutlineItem } from './graph.logic';
import type { MindMapNode } from './mind-map.schema';

const node = (id: string, ...connections: string[]): MindMapNode => ({
  id,
  text: id.toUpperCase(),
  x: 0,
  y: 0,
  color: '#2563eb',
  connections,
});
const shape = (items: readonly OutlineItem[]): unknown =>
  items.map((item) => [item.node.id, shape(item.children)]);

const map = [node('a', 'b', 'c'), node('b', 'd'), node('c'), node('d')];

test('[MM3] a pair is connected once, in whichever direction, and never a node with itself', () => {
  expect(areConnected(map, 'd', 'b')).toBe(true);
  expect(connect(map, 'b', 'a')).toBe(map);
  expect(connect(map, 'a', 'a')).toBe(map);
  expect(connect(map, 'a', 'gone')).toBe(map);
  expect(areConnected(connect(map, 'c', 'd'), 'd', 'c')).toBe(true);
});

test('[MM3] a connected pair can be disconnected, from either side', () => {
  expect(areConnected(disconnect(map, 'b', 'a'), 'a', 'b')).toBe(false);
  expect(disconnect(map, 'c', 'd')).toBe(map);
});

test('[MM5] deleting a node takes its connections along', () => {
  const left = removeNodes(map, new Set(['b']));
  expect(left.map(({ id, connections }) => [id, connections])).toEqual([
    ['a', ['c']],
    ['c', []],
    ['d', []],
  ]);
});

test('[MM7] the outline has every node exactly once, circles and loose ends too', () => {
  expect(shape(outlineOf(map))).toEqual([
    [
      'a',
      [
        ['b', [['d', []]]],
        ['c', []],
      ],
    ],
  ]);
  const circle = [node('a', 'b'), node('b', 'a'), node('c')];
  expect(shape(outlineOf(circle))).toEqual([
    ['c', []],
    ['a', [['b', []]]],
  ]);
  const twice = [node('a', 'b', 'c'), node('b', 'c'), node('c')];
  expect(shape(outlineOf(twice))).toEqual([['a', [['b', [['c', []]]]]]]);
});

test('[MM7] a branch is a node with all below it, its parent the node above', () => {
  expect([...branchIds(map, 'b')]).toEqual(['b', 'd']);
  expect(branchIds(map, 'gone').size).toBe(0);
  expect(parentOf(map, 'd')?.id).toBe('b');
  expect(parentOf(map, 'a')).toBeUndefined();
});
