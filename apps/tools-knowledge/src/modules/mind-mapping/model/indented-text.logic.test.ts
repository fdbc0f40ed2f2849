import { outlineOf, type OutlineItem } from './graph.logic';
import { nodesFromText, NODES_MAX, toMarkdown } from './indented-text.logic';

let count = 0;
const newId = () => `n${(count += 1)}`;
const texts = (items: readonly OutlineItem[]): unknown =>
  items.map((item) => [item.node.text, texts(item.children)]);
const read = (text: string) => texts(outlineOf(nodesFromText(text, newId, '#2563eb')));

test('[MM9] indented lines become a tree, whatever marks and spaces they have', () => {
  expect(read('Plan\n  - Menu\n\t- [ ] Photos\n\n  2. Prices\nOther')).toEqual([
    [
      'Plan',
      [
        ['Menu', [['Photos', []]]],
        ['Prices', []],
      ],
    ],
    ['Other', []],
  ]);
  expect(read('  \n\n')).toEqual([]);
});

test('[MM9] what was exported comes back the same', () => {
  const markdown = '- Plan\n  - Menu\n    - Photos\n  - Prices\n';
  expect(toMarkdown(nodesFromText(markdown, newId, '#2563eb'))).toBe(markdown);
});

test('[MM9] a huge text brings a bounded map', () => {
  expect(nodesFromText('line\n'.repeat(2000), newId, '#2563eb')).toHaveLength(NODES_MAX);
});
