import { firstWords, noteTitle, taskTitles } from './note-title.logic';

test('[QN13] the open lines of a checklist become tasks, else every line', () => {
  expect(taskTitles('Shopping\n- [ ] milk\n- [x] tea')).toEqual(['milk']);
  expect(taskTitles('- [x] tea')).toEqual([]);
  expect(taskTitles('Milk\n\nTea')).toEqual(['Milk', 'Tea']);
});

test('[QN11] a note is called by its first line, without the marks of Markdown', () => {
  expect(noteTitle('## **Harbour** Café\n- [ ] menus')).toEqual({
    title: 'Harbour Café',
    excerpt: 'menus',
  });
  expect(firstWords('- see [[Roof]] and `x`')).toBe('see Roof and x');
  expect(firstWords('a'.repeat(50))).toBe(`${'a'.repeat(40)}…`);
});
