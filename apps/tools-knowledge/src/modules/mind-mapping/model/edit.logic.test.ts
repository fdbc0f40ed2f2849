import { addNode, addTrees, colored, heirOf, placeAt, projectOf } from './edit.logic';
import { outlineOf, removeNodes, type OutlineItem } from './graph.logic';
import { nodesFromText } from './indented-text.logic';
import { isArranged, layOut } from './layout.logic';
import { NODE_COLORS, type Nodes } from './mind-map.schema';

let count = 0;
const map = (text: string) => {
  count = 0;
  return layOut(nodesFromText(text, () => `n${(count += 1)}`, NODE_COLORS[0]));
};
const texts = (items: readonly OutlineItem[]): unknown =>
  items.map((item) => [item.node.text, texts(item.children)]);
const outline = (nodes: Nodes) => texts(outlineOf(nodes));
const find = (nodes: Nodes, text: string) => nodes.find((node) => node.text === text);

test('[MM1][MM4] a child comes last below its parent, a sibling right after the node', () => {
  const nodes = map('A\n  B\n  C');
  const child = addNode(nodes, { id: 'd', text: 'D' }, { parentId: 'n2' });
  expect(outline(child)).toEqual([
    [
      'A',
      [
        ['B', [['D', []]]],
        ['C', []],
      ],
    ],
  ]);
  const sibling = addNode(nodes, { id: 'd', text: 'D' }, { parentId: 'n1', afterId: 'n2' });
  expect(outline(sibling)).toEqual([
    [
      'A',
      [
        ['B', []],
        ['D', []],
        ['C', []],
      ],
    ],
  ]);
  const root = addNode(map('A\nB'), { id: 'd', text: 'D' }, { parentId: null, afterId: 'n1' });
  expect(outline(root)).toEqual([
    ['A', []],
    ['D', []],
    ['B', []],
  ]);
});

test('[MM1] branches of the root have a colour each, what is below has that of its branch', () => {
  let nodes: Nodes = map('A');
  for (const id of ['b', 'c']) nodes = addNode(nodes, { id, text: id }, { parentId: 'n1' });
  nodes = addNode(nodes, { id: 'd', text: 'd' }, { parentId: 'c' });
  expect(nodes.map(({ color }) => color)).toEqual([
    NODE_COLORS[0],
    NODE_COLORS[1],
    NODE_COLORS[2],
    NODE_COLORS[2],
  ]);
});

test('[MM8] what is laid out stays so; what somebody moved stays where it is', () => {
  const nodes = map('A\n  B\n  C');
  expect(isArranged(nodes)).toBe(true);
  expect(isArranged(addNode(nodes, { id: 'd', text: 'D' }, { parentId: 'n2' }))).toBe(true);
  const moved = nodes.map((node) => (node.id === 'n2' ? { ...node, x: 500, y: 40 } : node));
  const added = addNode(moved, { id: 'd', text: 'D' }, { parentId: 'n2' });
  expect(find(added, 'B')).toMatchObject({ x: 500, y: 40 });
  expect(find(added, 'D')?.y).toBe(40);
  expect(find(added, 'D')?.x).toBeGreaterThan(560);
  const pointed = addNode(nodes, { id: 'd', text: 'D' }, { parentId: null, at: { x: 7, y: 9 } });
  expect(find(pointed, 'D')).toMatchObject({ x: 7, y: 9 });
  expect(placeAt([], { parentId: null })).toEqual({ x: 0, y: 0 });
});

test('[MM9] pasted trees hang on a node, coloured and free of what is there', () => {
  const nodes = map('A\n  B');
  let id = 0;
  const trees = nodesFromText('C\n  D\nE', () => `p${(id += 1)}`, NODE_COLORS[0]);
  const all = addTrees(nodes, trees, 'n1');
  expect(outline(all)).toEqual([
    [
      'A',
      [
        ['B', []],
        ['C', [['D', []]]],
        ['E', []],
      ],
    ],
  ]);
  expect(find(all, 'D')?.color).toBe(find(all, 'C')?.color);
  expect(find(all, 'E')?.color).not.toBe(find(all, 'C')?.color);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  expect(addTrees(nodes, [], 'n1')).toBe(nodes);
  expect(new Set(colored(map('A\n  B\n    D\n  C')).map(({ color }) => color)).size).toBe(3);
});

test('[MM5] the focus goes to a sibling, else to the parent, else nowhere', () => {
  const nodes = map('A\n  B\n    D\n  C');
  expect(heirOf(nodes, 'n4')).toBe('n2');
  expect(heirOf(nodes, 'n2')).toBe('n4');
  expect(heirOf(nodes, 'n3')).toBe('n2');
  expect(heirOf(nodes, 'n1')).toBeNull();
  expect(removeNodes(nodes, new Set(['n2'])).map(({ text }) => text)).toEqual(['A', 'D', 'C']);
});

test('[MM10] children are tasks, all that is below them their subtasks', () => {
  expect(projectOf(map('A\n  B\n    D\n      E\n  C'), 'n1')).toEqual({
    title: 'A',
    tasks: [
      { title: 'B', subtasks: ['D', 'E'] },
      { title: 'C', subtasks: [] },
    ],
  });
  expect(projectOf([], 'gone')).toBeNull();
});
