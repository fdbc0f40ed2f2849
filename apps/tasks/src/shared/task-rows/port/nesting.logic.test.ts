import { buildTree, type Task } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { nestingOf, whyNoNesting } from './nesting.logic';

const task = (id: string, fields: Partial<Task> = {}) => buildTask({ id, title: id, ...fields });
const free = task('free');
const other = task('other');
const parent = task('parent');
const child = task('child', { parent_task_id: 'parent' });
const second = task('second');
const below = task('below', { parent_task_id: 'second' });
const done = task('done', { completed: true });
const over = task('over', { completed: true });

test.each([
  ['the first row', [free], [free], 'There is no task above'],
  ['a subtask', [parent, child], [child], 'A subtask already'],
  ['subtasks', [parent, child, second, below], [child, below], 'Subtasks already'],
  ['a parent', [free, parent, child], [parent], 'It has subtasks of its own'],
  [
    'parents',
    [free, parent, child, second, below],
    [parent, second],
    'They have subtasks of their own',
  ],
  ['a completed one', [free, done], [done], 'It is completed'],
  ['completed ones', [free, done, over], [done, over], 'They are completed'],
  [
    'one of each kind',
    [free, parent, child, done],
    [parent, done],
    'None of them can be a subtask',
  ],
  ['some of which could', [parent, child, free], [parent, free], 'There is no task above'],
  ['one under a completed row', [done, free], [free], 'The row above is completed'],
] as const)('[TL28] why nothing becomes a subtask: %s', (_name, rows, tasks, why) => {
  // In the order given: a list that is sorted otherwise may show completed rows first.
  const family = { ...buildTree(rows), roots: rows.filter((row) => row.parent_task_id === null) };
  expect(nestingOf(family, tasks)).toBeNull();
  expect(whyNoNesting(family, tasks)).toBe(why);
});

test('[TL28] those that can become subtasks do, and the others stay', () => {
  const family = buildTree([other, free, parent, child]);
  expect(nestingOf(family, [free, parent])).toEqual({ tasks: [free], under: other });
});
