import { newTask, PALETTE } from '@plainday/domain-tasks';
import type { Project, Task } from '@plainday/domain-tasks';

/** When rows of tests were made, as the server spells it. */
const BORN = '2026-03-02T09:00:00+00:00';

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
  const birth = { id, userId: TEST_USER.id, nowMs: Date.parse(BORN) };
  return { ...newTask(`Task ${id.slice(-3)}`, birth), created_at: BORN, ...fields };
}

/** A task with everything, no value of which a new one has: a column that is added has to be added here. */
export const FULL_TASK: { readonly [Name in keyof Task]: NonNullable<Task[Name]> } = {
  id: testId(9001),
  user_id: TEST_USER.id,
  title: 'Rent',
  description: 'd',
  notes: 'n',
  completed: true,
  priority: 'high',
  due_date: '2026-02-28T22:59:59+00:00',
  due_day: '2026-02-28',
  duration: 45,
  reminder_time: '2026-02-28T08:00:00+00:00',
  repeat_pattern: 'monthly',
  repeat_interval: 2,
  repeat_until: '2027-03-01T22:59:59+00:00',
  repeat_rule: 'FREQ=MONTHLY;INTERVAL=2',
  repeat_from: 'due',
  repeat_left: 3,
  tags: ['home'],
  project_id: testId(9002),
  parent_task_id: testId(9003),
  position: 2,
  deleted_at: '2026-02-28T09:00:00+00:00',
  focused: true,
  repeat_anchor_day: 31,
  series_id: testId(9004),
  series_due: '2026-02-28T22:59:59+00:00',
  created_at: BORN,
  rev: 4,
};

/** A project as a new one is, with what the test cares about. */
export function buildProject(fields: Partial<Project> = {}): Project {
  const id = fields.id ?? testId();
  return {
    id,
    user_id: TEST_USER.id,
    title: `Project ${id.slice(-3)}`,
    description: null,
    color: PALETTE[0],
    position: 0,
    created_at: BORN,
    ...fields,
  };
}
