import { buildTask } from '@plainday/testing-unit';
import { applyEffect } from './effect.logic';
import { cutOf, doneKey, isWhole, projectKey, type ListKey } from './list-key';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const open = buildTask({ due_date: at(17) });
const subtask = buildTask({ parent_task_id: open.id, due_date: at(17) });
const done = buildTask({ completed: true, deleted_at: at(9), due_date: at(8) });

test.each<[ListKey, readonly boolean[]]>([
  ['dated', [true, true, false]],
  ['subtasks', [false, true, false]],
  [doneKey(at(9)), [false, false, true]],
  [doneKey(at(10)), [false, false, false]],
  ['everywhere', [true, true, false]],
  ['inbox', [true, true, false]],
  ['reminders', [false, false, false]],
  ['trash', [false, false, true]],
  [projectKey('p'), [false, false, false]],
])('%s holds what it should', (key, expected) => {
  expect([open, subtask, done].map((task) => cutOf(key).has(task))).toEqual(expected);
});

test('a task without a due date, or one that was deleted, has no place among days', () => {
  expect(cutOf('dated').has(buildTask())).toBe(false);
  expect(cutOf(doneKey(at(0))).has(buildTask({ deleted_at: at(9) }))).toBe(false);
});

test('moving by hand means something only where all stand in one order', () => {
  expect((['inbox', 'everywhere', projectKey('p')] as const).every(isWhole)).toBe(true);
  expect((['trash', 'reminders', 'dated', 'subtasks'] as const).some(isWhole)).toBe(false);
  const rows = [open, { ...open, id: 'other', position: 1 }];
  expect(applyEffect(rows, 'dated', { move: { id: 'other', after: [], before: [open.id] } })).toBe(
    rows,
  );
});
