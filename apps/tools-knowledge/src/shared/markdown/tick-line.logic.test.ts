import { checklistOf, tickLine } from './tick-line.logic';

const TEXT = 'Shopping\n- [ ] milk\n  * [x] oat\n1. [X] tea\n- [] no\n- [ ]\n[ ] no';

test('[QN13] the lines of a checklist are found with their state', () => {
  expect(checklistOf(TEXT)).toEqual([
    { line: 2, text: 'milk', done: false },
    { line: 3, text: 'oat', done: true },
    { line: 4, text: 'tea', done: true },
  ]);
});

test('[QN13] one line is ticked, all others stay as they are', () => {
  expect(tickLine(TEXT, 2)).toBe(TEXT.replace('- [ ] milk', '- [x] milk'));
  expect(tickLine(tickLine(TEXT, 3), 3)).toBe(TEXT);
  expect(tickLine(TEXT, 1)).toBe(TEXT);
  expect(tickLine(TEXT, 99)).toBe(TEXT);
});
