import { nodesFromText } from './indented-text.logic';
import { layOut } from './layout.logic';
import { NODE_COLORS } from './mind-map.schema';
import { draftRowOf, levelsOf, rowsOf } from './rows.logic';
import { directionOf, moveBy, neighbourOf } from './steps.logic';

let count = 0;
const nodes = layOut(
  nodesFromText('A\n  B\n    D\n    E\n  C', () => `n${(count += 1)}`, NODE_COLORS[0]),
);
const id = (text: string) => nodes.find((node) => node.text === text)?.id ?? '';
const sketch = (closed: ReadonlySet<string> = new Set()) =>
  rowsOf(nodes, closed).map((row) => `${'-'.repeat(row.level)}${row.node.text}`);

test('[MM7] rows say how deep they are, and hide what is folded away', () => {
  expect(sketch()).toEqual(['-A', '--B', '---D', '---E', '--C']);
  expect(sketch(new Set([id('B')]))).toEqual(['-A', '--B', '--C']);
  expect(rowsOf(nodes, new Set())[3]).toMatchObject({
    level: 3,
    position: 2,
    count: 2,
    children: 0,
    parentId: id('B'),
  });
  expect([...levelsOf(nodes).values()]).toEqual([1, 2, 3, 3, 2]);
});

test('[MM4] the field of a new node stands where the node will be', () => {
  const rows = rowsOf(nodes, new Set());
  expect(draftRowOf(rows, { parentId: id('B') })).toEqual({ index: 4, level: 3 });
  expect(draftRowOf(rows, { parentId: id('A'), afterId: id('B') })).toEqual({ index: 4, level: 2 });
  expect(draftRowOf(rows, { parentId: null })).toEqual({ index: 5, level: 1 });
});

test('[MM4] arrows go to the nearest node in their direction', () => {
  expect(neighbourOf(nodes, id('A'), 'right')).toBe(id('B'));
  expect(neighbourOf(nodes, id('B'), 'right')).toBe(id('D'));
  expect(neighbourOf(nodes, id('D'), 'down')).toBe(id('E'));
  expect(neighbourOf(nodes, id('D'), 'left')).toBe(id('B'));
  expect(neighbourOf(nodes, id('A'), 'left')).toBeNull();
  expect(neighbourOf(nodes, 'gone', 'left')).toBeNull();
  expect([directionOf('ArrowUp'), directionOf('Enter')]).toEqual(['up', undefined]);
  expect(moveBy('left', 8)).toEqual({ x: -8, y: 0 });
});
