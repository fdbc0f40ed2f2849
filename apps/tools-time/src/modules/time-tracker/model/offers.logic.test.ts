import { minutesByDay, trackedItems } from './offers.logic';
import type { TimeSession } from './session.schema';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const session = (id: string, start_time: string, end_time: string | null): TimeSession => ({
  id,
  user_id: 'u1',
  task_name: 'Write',
  project_id: null,
  task_id: null,
  start_time,
  end_time,
  duration: null,
  notes: null,
});
const sessions = [
  session('a', '2026-11-20T23:50:00Z', '2026-11-21T00:20:00Z'),
  session('b', '2026-11-21T09:00:00Z', '2026-11-21T09:30:00Z'),
  session('c', '2026-11-18T09:00:00Z', '2026-11-18T09:30:00Z'),
  session('d', '2026-11-21T09:00:00Z', null),
];

test('[TT6] minutes are offered per day, split at midnight', () => {
  expect(minutesByDay(sessions, { from: '2026-11-19', to: '2026-11-21' }, UTC)).toEqual([
    { day: '2026-11-20', value: 10 },
    { day: '2026-11-21', value: 50 },
  ]);
});

test('[TT6] a calendar gets a part for each day of the range', () => {
  const items = trackedItems(sessions, { from: '2026-11-20', to: '2026-11-21' }, UTC);
  expect(items.map(({ id, day, start, end }) => [id, day, start, end])).toEqual([
    ['a', '2026-11-20', '2026-11-20T23:50:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['a:2026-11-21', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-21T00:20:00.000Z'],
    ['b', '2026-11-21', '2026-11-21T09:00:00.000Z', '2026-11-21T09:30:00.000Z'],
  ]);
});

test('[TT13] what is offered is work: pauses are in the stretch and not in its seconds', () => {
  const paused = {
    ...session('p', '2026-11-21T09:00:00Z', '2026-11-21T10:25:00Z'),
    duration: 25 * 60,
  };
  const day = { from: '2026-11-21', to: '2026-11-21' };
  expect(minutesByDay([paused], day, UTC)).toEqual([{ day: '2026-11-21', value: 25 }]);
  expect(trackedItems([paused], day, UTC)).toMatchObject([
    { start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T10:25:00.000Z', seconds: 1500 },
  ]);
});
