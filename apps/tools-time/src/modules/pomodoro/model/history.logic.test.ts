import { lastSevenDays } from './history.logic';

const session = (endedAt: string, minutes = 25) => ({
  id: endedAt,
  label: '',
  startedAt: 0,
  endedAt: Date.parse(endedAt),
  minutes,
});

test('[PO9] the history is the last seven days, today last', () => {
  const now = Date.parse('2026-11-21T14:06:00Z');
  const days = lastSevenDays(
    [
      session('2026-11-21T08:00:00Z'),
      session('2026-11-21T09:00:00Z', 50),
      session('2026-11-15T23:00:00Z'),
    ],
    now,
    { dayStartMinutes: 0, timeZone: 'UTC' },
  );
  expect(days.map(({ letter }) => letter).join('')).toBe('SMTWTFS');
  expect(days.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect(days.at(-1)).toMatchObject({ minutes: 75, name: 'Saturday, November 21' });
});

test('[PO9] a session belongs to the local day it ended on', () => {
  const now = Date.parse('2026-11-21T23:30:00Z');
  const midnight = [session('2026-11-21T23:10:00Z')];
  expect(
    lastSevenDays(midnight, now, { dayStartMinutes: 0, timeZone: 'Europe/Madrid' }).at(-1),
  ).toMatchObject({
    day: '2026-11-22',
    count: 1,
  });
});

test('[PO9] the night of a day that begins at four belongs to the day before', () => {
  const now = Date.parse('2026-11-22T02:30:00Z');
  const late = [session('2026-11-21T22:00:00Z'), session('2026-11-22T01:10:00Z')];
  const rule = { dayStartMinutes: 240, timeZone: 'UTC' };
  expect(lastSevenDays(late, now, rule).at(-1)).toMatchObject({ day: '2026-11-21', count: 2 });
});
