import type { Task } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { contentOf } from './seen-task';

/** What nobody enters, or what says where a task stands and not what it is. */
type Place =
  | 'id'
  | 'user_id'
  | 'rev'
  | 'created_at'
  | 'position'
  | 'completed'
  | 'deleted_at'
  | 'project_id'
  | 'parent_task_id'
  | 'repeat_anchor_day'
  | 'series_id'
  | 'series_due';

const task = buildTask({
  title: 'Water',
  due_date: '2026-11-25T16:00:00Z',
  repeat_pattern: 'weekly',
  repeat_interval: 1,
});
/** Another value of everything that a person enters: a column that is added has to be added here, or no types fit. */
const OTHER: { readonly [Name in keyof Omit<Required<Task>, Place>]: Task[Name] } = {
  title: 'Water all',
  description: 'd',
  notes: 'n',
  priority: 'high',
  due_date: '2026-11-26T16:00:00Z',
  due_day: '2026-11-25',
  duration: 5,
  reminder_time: '2026-11-25T15:00:00Z',
  repeat_pattern: 'daily',
  repeat_interval: 2,
  repeat_until: '2027-11-25T16:00:00Z',
  repeat_rule: 'FREQ=WEEKLY;BYDAY=MO',
  repeat_from: 'completion',
  repeat_left: 3,
  tags: ['garden'],
  focused: true,
};

test('whatever a person enters changes the number that stands for the content', () => {
  const numbers = Object.entries(OTHER).map(([name, value]) =>
    contentOf({ ...task, [name]: value }),
  );
  expect(new Set([contentOf(task), ...numbers]).size).toBe(numbers.length + 1);
});
