import { overlapping, partInDay, secondsInDay, weekByProject } from './day-totals.logic';
import type { TimeSession } from './session.schema';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const session = (
  id: string,
  from: string,
  to: string,
  project: string | null = null,
): TimeSession => ({
  id,
  user_id: 'u1',
  task_name: 'Write',
  project_id: project,
  task_id: null,
  start_time: from,
  end_time: to,
  duration: (at(to) - at(from)) / 1000,
  notes: null,
});

test('[TT6] a session over midnight counts on both days, for its part', () => {
  const span = { from: at('2026-11-20T23:50:00Z'), to: at('2026-11-21T00:20:00Z') };
  expect(secondsInDay([span], '2026-11-21', 'UTC')).toBe(20 * 60);
  expect(secondsInDay([span], '2026-11-20', 'UTC')).toBe(10 * 60);
  expect(partInDay(span, '2026-11-22', 'UTC')).toBeNull();
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('[TT6] %s in Berlin has %i hours', (day, hours) => {
  const span = { from: at(`${day}T00:00:00Z`) - 48 * HOUR, to: at(`${day}T00:00:00Z`) + 72 * HOUR };
  expect(secondsInDay([span], day, 'Europe/Berlin')).toBe(hours * 3600);
});

test('[TT7] the week by project: seven days from Monday, the most tracked first', () => {
  const sessions = [
    session('a', '2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z', 'p1'),
    session('b', '2026-11-22T23:00:00Z', '2026-11-23T01:00:00Z', 'p2'),
    session('c', '2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z'),
    session('d', '2026-11-15T08:00:00Z', '2026-11-15T10:00:00Z', 'p3'),
  ];
  const week = weekByProject(sessions, '2026-11-21', 'UTC');
  expect(week.map(({ projectId, total }) => [projectId, total])).toEqual([
    [null, 7200],
    ['p1', 3600],
    ['p2', 3600],
  ]);
  expect(week[2]?.days).toEqual([0, 0, 0, 0, 0, 0, 3600]);
});

test('[TT9] overlaps are found, also inside a longer session', () => {
  const sessions = [
    session('long', '2026-11-21T08:00:00Z', '2026-11-21T12:00:00Z'),
    session('short', '2026-11-21T09:00:00Z', '2026-11-21T09:30:00Z'),
    session('inside', '2026-11-21T11:00:00Z', '2026-11-21T11:30:00Z'),
    session('after', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'),
  ];
  expect([...overlapping(sessions)].sort()).toEqual(['inside', 'long', 'short']);
});
