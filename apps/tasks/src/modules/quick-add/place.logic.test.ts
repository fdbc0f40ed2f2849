import type { Selection } from '@plainday/federation-contract';
import { dueAt, isShownIn } from './place.logic';

const at = (day: number, hours: number, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();
const present = {
  now: new Date(at(21, 14)),
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  dayStartMinutes: 0,
};
const today: Selection = { kind: 'tool', toolId: 'today' };
const upcoming: Selection = { kind: 'tool', toolId: 'upcoming' };

test('[TD7] in Today a task is due today, at the usual time or else at the end of the day', () => {
  const asked = undefined;
  expect(dueAt(today, asked, present).due_date).toBe(at(21, 17));
  const evening = { ...present, now: new Date(at(21, 18)) };
  expect(dueAt(today, asked, evening).due_date).toBe(at(21, 23, 59, 59));
  expect(dueAt({ kind: 'all' }, asked, present)).toEqual({ due_date: null, due_day: null });
});

test('[decision 89] new dates may be days; a place may ask for a time or for a day', () => {
  const untimed = { ...present, newDatesTimed: false };
  const end = at(21, 23, 59, 59);
  expect(dueAt(today, undefined, untimed)).toEqual({ due_date: end, due_day: '2026-11-21' });
  expect(dueAt(today, '2026-11-21', present)).toEqual({ due_date: end, due_day: '2026-11-21' });
  expect(dueAt(today, at(25, 9), untimed)).toEqual({ due_date: at(25, 9), due_day: null });
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
  expect(isShownIn(selection, { due_date, due_day: null, project_id }, present)).toBe(expected);
});
