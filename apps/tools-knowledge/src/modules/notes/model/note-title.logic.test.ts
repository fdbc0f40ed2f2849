import { taskTitles } from './note-title.logic';

test('[QN13] the open lines of a checklist become tasks, else every line', () => {
  expect(taskTitles('Shopping\n- [ ] milk\n- [x] tea')).toEqual(['milk']);
  expect(taskTitles('- [x] tea')).toEqual([]);
  expect(taskTitles('Milk\n\nTea')).toEqual(['Milk', 'Tea']);
});
