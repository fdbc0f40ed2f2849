import type { Project, Task } from '@plainday/domain-tasks';

let count = 0;

/** A UUID that tells its number: readable in a failing test. */
export function testId(number = (count += 1)): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The user that tests sign in. */
export const TEST_USER = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
} as const;

/** A task as a new one is, with what the test cares about. */
export function buildTask(fields: Partial<Task> = {}): Task {
  const id = fields.id ?? testId();
  return {
    id,
    user_id: TEST_USER.id,
    title: `Task ${id.slice(-3)}`,
    description: null,
    notes: null,
    completed: false,
    priority: 'medium',
    due_date: null,
    duration: null,
    reminder_time: null,
    repeat_pattern: null,
    repeat_interval: null,
    repeat_until: null,
    project_id: null,
    parent_task_id: null,
    position: 0,
    deleted_at: null,
    focused: false,
    repeat_anchor_day: null,
    series_id: null,
    series_due: null,
    created_at: '2026-03-02T09:00:00+00:00',
    rev: 0,
    ...fields,
  };
}

/** A project as a new one is, with what the test cares about. */
export function buildProject(fields: Partial<Project> = {}): Project {
  const id = fields.id ?? testId();
  return {
    id,
    user_id: TEST_USER.id,
    title: `Project ${id.slice(-3)}`,
    description: null,
    color: '#3B82F6',
    position: 0,
    created_at: '2026-03-02T09:00:00+00:00',
    ...fields,
  };
}
