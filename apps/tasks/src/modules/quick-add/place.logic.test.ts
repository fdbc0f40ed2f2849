import type { Selection } from '@plainday/federation-contract';
import { dueAt, isShownIn } from './place.logic';

const at = (day: number, hours: number, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();
const present = { now: new Date(at(21, 14)), dueTimeMinutes: 17 * 60, dayStartMinutes: 0 };
const today: Selection = { kind: 'tool', toolId: 'today' };
const upcoming: Selection = { kind: 'tool', toolId: 'upcoming' };

test('[TD7] in Today a task is due today, at the usual time or else at the end of the day', () => {
  expect(dueAt(today, present)).toBe(at(21, 17));
  expect(dueAt(today, { ...present, now: new Date(at(21, 18)) })).toBe(at(21, 23, 59, 59));
  expect(dueAt({ kind: 'all' }, present)).toBeNull();
});

test.each<[Selection, string | null, string | null, boolean]>([
  [{ kind: 'all' }, null, null, true],
  [{ kind: 'all' }, null, 'p', false],
  [{ kind: 'project', projectId: 'p' }, null, 'p', true],
  [today, at(21, 17), 'p', true],
  [today, at(22, 17), null, false],
  [today, null, null, false],
  [upcoming, at(22, 17), null, true],
  [upcoming, at(21, 17), null, false],
  [upcoming, at(36, 0), null, false],
  [{ kind: 'tool', toolId: 'habits' }, at(21, 17), null, false],
])('%j shows what is due at %s in %s: %s', (selection, due_date, project_id, expected) => {
  expect(isShownIn(selection, { due_date, project_id }, present)).toBe(expected);
});
