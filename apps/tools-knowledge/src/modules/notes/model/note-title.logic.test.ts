import { firstWords, noteTitle, taskTexts } from './note-title.logic';

test('[QN13] the lines of a checklist can become tasks, else every line', () => {
  expect(taskTexts('Shopping\n- [ ] milk\n- [x] tea')).toEqual(['milk', 'tea']);
  expect(taskTexts('Milk\n\nTea')).toEqual(['Milk', 'Tea']);
});

test('[QN11] a note is called by its first line, without the marks of Markdown', () => {
  expect(noteTitle('## **Harbour** Café\n- [ ] menus')).toEqual({
    title: 'Harbour Café',
    excerpt: 'menus',
  });
  expect(firstWords('- see [[Roof]] and `x`')).toBe('see Roof and x');
  expect(firstWords('a'.repeat(50))).toBe(`${'a'.repeat(40)}…`);
});
