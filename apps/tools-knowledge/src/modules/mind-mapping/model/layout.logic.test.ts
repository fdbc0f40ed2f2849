import { nodesFromText } from './indented-text.logic';
import { layOut, placeOfChild } from './layout.logic';

let count = 0;
const map = nodesFromText('A\n  B\n    D\n    E\n  C\nF', () => `n${(count += 1)}`, '#2563eb');
const laid = layOut(map);
const at = (text: string) => laid.find((node) => node.text === text);

test('[MM8] no two nodes share a place, parents stand in the middle of their children', () => {
  expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(at('B')?.y).toBe(((at('D')?.y ?? 0) + (at('E')?.y ?? 0)) / 2);
  expect([at('A')?.x, at('B')?.x, at('D')?.x]).toEqual([0, 240, 480]);
  expect(at('F')?.y).toBeGreaterThan(at('C')?.y ?? 0);
});

test('[MM8] a new child stands below the children that are there', () => {
  const place = placeOfChild(laid, at('B')?.id ?? '');
  expect(place.y).toBeGreaterThan(at('E')?.y ?? 0);
  expect(place.x).toBe(480);
  expect(placeOfChild([], 'gone')).toEqual({ x: 0, y: 0 });
});
