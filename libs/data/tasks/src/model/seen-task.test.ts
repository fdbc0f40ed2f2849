import { buildTask, FULL_TASK } from '@plainday/testing-unit';
import { contentOf } from './seen-task';

/** What nobody enters, or what says where a task stands and not what it is. */
const PLACE =
  `id user_id rev created_at position completed deleted_at project_id parent_task_id repeat_anchor_day
  series_id series_due`.split(/\s+/);

const task = buildTask({
  title: 'Water',
  due_date: '2026-11-25T16:00:00Z',
  repeat_pattern: 'weekly',
  repeat_interval: 1,
});

test('whatever a person enters changes the number that stands for the content', () => {
  const entered = Object.entries(FULL_TASK).filter(([name]) => !PLACE.includes(name));
  const numbers = entered.map(([name, value]) => contentOf({ ...task, [name]: value }));
  expect(new Set([contentOf(task), ...numbers]).size).toBe(entered.length + 1);
});
