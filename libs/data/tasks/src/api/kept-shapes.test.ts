import { taskSchema } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { parseCounts, parseTasks } from './answers';
import { COUNTS_VERSION, isCounts, isTaskList, TASKS_VERSION } from './kept-shapes';

/** Whoever changes a column reads this, and raises TASKS_VERSION. */
const COLUMNS = `completed created_at deleted_at description due_date due_day duration focused id notes parent_task_id
  position priority project_id reminder_time repeat_anchor_day repeat_from repeat_interval repeat_left repeat_pattern
  repeat_rule repeat_until rev series_due series_id tags title user_id`;

test('a change of what a task has raises the version in which tasks are kept', async () => {
  const [task] = await parseTasks([buildTask()]);
  const columns = Object.keys(task ?? {}).sort();
  expect([TASKS_VERSION, columns]).toEqual([2, COLUMNS.split(/\s+/)]);
  expect(taskSchema.shape).toMatchObject(
    Object.fromEntries(columns.map((name) => [name, expect.anything()])),
  );
});

test('what the answers are made of can be painted', async () => {
  expect(isTaskList(await parseTasks([buildTask(), buildTask()]))).toBe(true);
  expect(isTaskList([])).toBe(true);
  const counts = parseCounts({ all: 2, trash: 0, by_project: { p: 1 } });
  expect([COUNTS_VERSION, counts]).toEqual([1, { all: 2, trash: 0, byProject: { p: 1 } }]);
  expect(isCounts(counts)).toBe(true);
});

test.each([
  [null],
  [{}],
  ['text'],
  [[null]],
  [[{ id: '1' }]],
  [[{ ...buildTask(), position: '1' }]],
])('%j is no list of tasks', (data) => expect(isTaskList(data)).toBe(false));

test.each([
  [null],
  [{ all: 1, trash: 1 }],
  [{ all: 1, trash: 1, by_project: {} }],
  [{ all: 1, trash: 1, byProject: { p: '1' } }],
])('%j are no counts', (data) => expect(isCounts(data)).toBe(false));
