import { splitLines } from '@plainday/domain-tasks/pasted';
import { newTask, type Task } from '@plainday/domain-tasks';
import { copiedOf } from './copied';

const task = (id: string, title: string, fields: Partial<Task> = {}) =>
  newTask(title, { id, userId: 'ada', nowMs: 0 }, fields);

const PAINT = task('1', 'Paint <b>the</b> wall', {
  due_date: new Date(2026, 10, 27, 10, 5).toISOString(),
  tags: ['home'],
});
const DONE = task('2', 'Buy *brushes*', { completed: true });
const DAY = task('3', 'Call Ann', {
  due_date: new Date(2026, 11, 1, 23, 59, 59).toISOString(),
  due_day: '2026-12-01',
});

test('selected tasks are a check list in Markdown, with what is below them', () => {
  const { markdown, html } = copiedOf([PAINT, DAY], new Map([['1', [DONE]]]));
  expect(markdown).toBe(
    [
      '- [ ] Paint <b>the</b> wall 2026-11-27 10:05 @home',
      '  - [x] Buy *brushes*',
      '- [ ] Call Ann 2026-12-01',
      '',
    ].join('\n'),
  );
  expect(html).toBe(
    '<ul><li>Paint &lt;b&gt;the&lt;/b&gt; wall 2026-11-27 10:05 @home<ul><li><s>Buy *brushes*</s></li></ul></li>' +
      '<li>Call Ann 2026-12-01</li></ul>',
  );
});

test('pasting reads back what was copied', () => {
  const { markdown } = copiedOf([PAINT, DAY], new Map([['1', [DONE]]]));
  expect(splitLines(markdown)).toEqual([
    { text: 'Paint <b>the</b> wall 2026-11-27 10:05 @home', isSubtask: false, isDone: false },
    { text: 'Buy *brushes*', isSubtask: true, isDone: true },
    { text: 'Call Ann 2026-12-01', isSubtask: false, isDone: false },
  ]);
});
