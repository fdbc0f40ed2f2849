import { overlapping, secondsInDay, weekByProject, workedSeconds } from './day-totals.logic';
import type { TimeSession } from './session.schema';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

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
  const late = session('a', '2026-11-20T23:50:00Z', '2026-11-21T00:20:00Z');
  expect(secondsInDay([late], '2026-11-21', UTC)).toBe(20 * 60);
  expect(secondsInDay([late], '2026-11-20', UTC)).toBe(10 * 60);
  expect(secondsInDay([late], '2026-11-22', UTC)).toBe(0);
});

/** Ten minutes, an hour's pause, fifteen minutes. */
const paused = (id: string, from: string, to: string): TimeSession => ({
  ...session(id, from, to, 'p1'),
  duration: 25 * 60,
});

test('[TT13] [T1] a pause is no work: not in the day, not in the week', () => {
  const pomodoro = paused('a', '2026-11-20T09:00:00Z', '2026-11-20T10:25:00Z');
  expect(secondsInDay([pomodoro], '2026-11-20', UTC)).toBe(25 * 60);
  expect(weekByProject([pomodoro], '2026-11-20', UTC)).toEqual([
    { projectId: 'p1', days: [0, 0, 0, 0, 25 * 60, 0, 0], total: 25 * 60 },
  ]);
});

test('[TT13] [T1] over midnight work is split as the clock is, and nothing is lost by rounding', () => {
  // 85 minutes of which 25 were worked; 34 of the 85 lie before midnight: two fifths, ten minutes.
  const pomodoro = paused('a', '2026-11-20T23:26:00Z', '2026-11-21T00:51:00Z');
  expect(secondsInDay([pomodoro], '2026-11-20', UTC)).toBe(10 * 60);
  expect(secondsInDay([pomodoro], '2026-11-21', UTC)).toBe(15 * 60);
  const odd = { ...pomodoro, start_time: '2026-11-20T23:59:59Z', duration: 1001 };
  const days = ['2026-11-20', '2026-11-21'].map((day) => secondsInDay([odd], day, UTC));
  expect(days[0]! + days[1]!).toBe(1001);
});

test('[TT13] work without a stretch counts on the day of its start', () => {
  const noted = paused('a', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z');
  expect(secondsInDay([noted], '2026-11-20', UTC)).toBe(25 * 60);
  expect(secondsInDay([noted], '2026-11-21', UTC)).toBe(0);
});

test('[TT13] an entry that says no duration was worked from start to end', () => {
  const old = { ...session('a', '2026-11-20T09:00:00Z', '2026-11-20T09:20:00Z'), duration: null };
  expect(workedSeconds(old)).toBe(20 * 60);
  expect(secondsInDay([old], '2026-11-20', UTC)).toBe(20 * 60);
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('[TT6] %s in Berlin has %i hours', (day, hours) => {
  const midnight = at(`${day}T00:00:00Z`);
  const iso = (ms: number) => new Date(ms).toISOString();
  const long = session('a', iso(midnight - 48 * HOUR), iso(midnight + 72 * HOUR));
  expect(secondsInDay([long], day, { ...UTC, timeZone: 'Europe/Berlin' })).toBe(hours * 3600);
});

test('[TT7] the week by project: seven days from Monday, the most tracked first', () => {
  const sessions = [
    session('a', '2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z', 'p1'),
    session('b', '2026-11-22T23:00:00Z', '2026-11-23T01:00:00Z', 'p2'),
    session('c', '2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z'),
    session('d', '2026-11-15T08:00:00Z', '2026-11-15T10:00:00Z', 'p3'),
  ];
  const week = weekByProject(sessions, '2026-11-21', UTC);
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

test('[TT6] days that begin at four: work until 01:00 is of the evening, over four it is split', () => {
  const evening = { dayStartMinutes: 240, timeZone: 'Europe/Berlin' };
  // 23:00 – 01:00 and 03:30 – 04:30 in Berlin.
  const late = session('a', '2026-11-20T22:00:00Z', '2026-11-21T00:00:00Z');
  const early = session('b', '2026-11-21T02:30:00Z', '2026-11-21T03:30:00Z');
  expect(secondsInDay([late, early], '2026-11-20', evening)).toBe(2.5 * 3600);
  expect(secondsInDay([late, early], '2026-11-21', evening)).toBe(0.5 * 3600);
});
