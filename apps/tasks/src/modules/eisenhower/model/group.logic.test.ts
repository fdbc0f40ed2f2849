import { buildTask } from '@plainday/testing-unit';
import { groupTasks } from './group.logic';

const present = {
  nowMs: Date.parse('2026-11-21T11:00:00Z'),
  dayStartMinutes: 0,
  timeZone: 'Europe/Berlin',
};
const rows = [
  buildTask({ id: 'late', due_date: '2026-11-24T09:00:00Z' }),
  buildTask({ id: 'soon', due_date: '2026-11-22T09:00:00+00:00' }),
  buildTask({ id: 'plan', priority: 'high' }),
  buildTask({ id: 'far', priority: 'high', due_date: '2027-01-01T09:00:00Z' }),
  buildTask({ id: 'idle' }),
  buildTask({ id: 'done', completed: true }),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('[EM4] open tasks stand in their quadrants, the soonest first', () => {
  const groups = groupTasks(rows, present);
  expect(ids(groups['urgent-important'])).toEqual([]);
  expect(ids(groups['important-not-urgent'])).toEqual(['far', 'plan']);
  expect(ids(groups['urgent-not-important'])).toEqual(['soon', 'late']);
  expect(ids(groups.neither)).toEqual(['idle']);
});

test('[EM4] a quadrant in which nothing moved is the same object', () => {
  const before = groupTasks(rows, present);
  const changed = rows.map((row) => (row.id === 'idle' ? { ...row, title: 'Renamed' } : row));
  const after = groupTasks(changed, { ...present, nowMs: present.nowMs + 60_000 }, before);
  expect(after.neither).not.toBe(before.neither);
  expect(after['urgent-not-important']).toBe(before['urgent-not-important']);
});
