import { fullDuplicateOf } from '@plainday/domain-tasks';
import { FULL_TASK } from '@plainday/testing-unit';

test('a copy with everything has all fields but those of the one row', () => {
  const birth = { id: 'new', userId: FULL_TASK.user_id, nowMs: Date.UTC(2026, 10, 28) };
  expect(fullDuplicateOf(FULL_TASK, birth)).toEqual({
    ...FULL_TASK,
    id: 'new',
    title: 'Rent (Copy)',
    created_at: '2026-11-28T00:00:00.000Z',
    position: 0,
    rev: 0,
    completed: false,
    deleted_at: null,
    // The copy is a series of its own; the day of the month that it aims at is the same.
    series_id: null,
  });
});
