import { nodesFromText } from './indented-text.logic';
import { colored } from './edit.logic';
import { NODE_COLORS } from './mind-map.schema';
import { linkPath, pictureOf, wrap } from './picture.logic';

let count = 0;
const map = (text: string) =>
  colored(nodesFromText(text, () => `n${(count += 1)}`, NODE_COLORS[0]));
const measure = (text: string) => text.length * 8;

test('[MM9] the picture holds every node and connection, whatever stands in the texts', () => {
  const { svg, width, height } = pictureOf(map('Plan\n  <b>&"\u0001\n  Menu'), 'A & B', measure);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(svg.match(/<text /g)).toHaveLength(3);
  expect(svg).toContain('>&lt;b&gt;&amp;&quot;</tspan>');
  expect(svg).toContain('<title>A &amp; B</title>');
  expect([width, height].every((size) => size > 100 && size < 1000)).toBe(true);
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
});

test('[MM9] long texts are wrapped, the longest cut', () => {
  const isFitting = (line: string) => line.length <= 10;
  expect(wrap('Changes every season', isFitting)).toEqual(['Changes', 'every', 'season']);
  expect(wrap('Donaudampfschiff', isFitting)).toEqual(['Donaudampf', 'schiff']);
  expect(wrap('a '.repeat(40), isFitting).at(-1)).toMatch(/…$/);
  expect(linkPath({ x: 0, y: 0 }, { x: 10, y: 4 })).toBe('M 0 0 C 5 0 5 4 10 4');
});
