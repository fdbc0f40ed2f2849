import { checklistOf, openItems, tickLine } from './tick-line.logic';

const TEXT = 'Shopping\n- [ ] milk\n  * [x] oat\n1. [X] tea\n- [] no\n- [ ]\n[ ] no';

test('[QN13] the lines of a checklist are found with their state', () => {
  expect(checklistOf(TEXT)).toEqual([
    { line: 2, text: 'milk', done: false },
    { line: 3, text: 'oat', done: true },
    { line: 4, text: 'tea', done: true },
  ]);
});

test('[QN13] [K7] what stands in code is no line of a checklist, and is not ticked', () => {
  const text = '- [ ] milk\n```\n- [ ] no\n```\n> ~~~\n> - [x] no\n> ~~~\n- [x] tea `- [ ] no`';
  expect(checklistOf(text)).toEqual([
    { line: 1, text: 'milk', done: false },
    { line: 8, text: 'tea `- [ ] no`', done: true },
  ]);
  expect(openItems(text)).toEqual(['milk']);
  for (const line of [2, 3, 6]) expect(tickLine(text, line)).toBe(text);
});

test('[QN13] one line is ticked, all others stay as they are', () => {
  expect(tickLine(TEXT, 2)).toBe(TEXT.replace('- [ ] milk', '- [x] milk'));
  expect(tickLine(tickLine(TEXT, 3), 3)).toBe(TEXT);
  expect(tickLine(TEXT, 1)).toBe(TEXT);
  expect(tickLine(TEXT, 99)).toBe(TEXT);
});
