import { nodesFromText } from './indented-text.logic';
import { layOut, placeOfChild } from './layout.logic';

let count = 0;
const map = nodesFromText('A\n  B\n    D\n    E\n  C\nF', () => `n${(count += 1)}`, '#2563eb');
const laid = layOut(map);
const at = (text: string) => laid.find((node) => node.text === text);

test('[MM8] no two nodes share a place, parents stand in the middle of their children', () => {
  expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(at('B')?.y).toBe(((at('D')?.y ?? 0) + (at('E')?.y ?? 0)) / 2);
  expect(at('A')).toMatchObject({ x: 0, y: 0 });
  expect(at('B')?.x).toBeGreaterThan(100);
  expect(at('D')?.x).toBeGreaterThan(at('B')?.x ?? 0);
  expect(at('D')?.x).toBe(at('E')?.x);
  expect(at('F')?.y).toBeGreaterThan(at('C')?.y ?? 0);
});

test('[MM8] a new child stands below the children that are there', () => {
  const place = placeOfChild(laid, at('B')?.id ?? '');
  expect(place.y).toBeGreaterThan(at('E')?.y ?? 0);
  expect(place.x).toBeGreaterThan(at('B')?.x ?? 0);
  expect(placeOfChild([], 'gone')).toEqual({ x: 0, y: 0 });
});

test('[MM8] many branches go to both sides, near edges in line, texts of several lines apart', () => {
  const long = 'A text that is so long that it needs three lines of a node to be read';
  const wide = layOut(
    nodesFromText(
      `Root\n  B\n    ${long}\n    b\n  C\n  D\n  E\n  F`,
      () => `w${(count += 1)}`,
      '',
    ),
  );
  const find = (text: string) => wide.find((node) => node.text === text);
  const [root, branch] = [find('Root'), find('B')];
  expect(wide.filter(({ x }) => x < (root?.x ?? 0)).length).toBeGreaterThan(1);
  expect(branch?.x).toBeGreaterThan(root?.x ?? 0);
  expect((find('b')?.y ?? 0) - (find(long)?.y ?? 0)).toBeGreaterThan(70);
  const left = wide.find(({ x }) => x < (root?.x ?? 0));
  expect(placeOfChild(wide, left?.id ?? '').x).toBeLessThan(left?.x ?? 0);
});
