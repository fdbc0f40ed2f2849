import { addDays, dayKeyOf, instantOf } from '@plainday/domain-calendar';
import { CLOCK_CHANGES, instantsAround, TURNS, ZONES } from '../../../shared/testing/hostile-days';
import { moodByDay, weeklyTrend } from './trend.logic';

const CASES = [
  ...CLOCK_CHANGES,
  ...ZONES.flatMap((zone) => TURNS.map((day) => [zone, day] as const)),
];

test.each(CASES)('[ME4] in %s the week around %s is seven local days', (zone, day) => {
  const entry = (id: string, on: string, time: string, mood: number) => ({
    id,
    at: instantOf(on, time, zone),
    mood,
  });
  const entries = [
    entry('too old', addDays(day, -7), '23:59', 1),
    entry('first', addDays(day, -6), '01:30', 2),
    entry('last', day, '23:59', 4),
    entry('to come', addDays(day, 1), '01:30', 1),
  ];
  expect(weeklyTrend(entries, day, { dayStartMinutes: 0, timeZone: zone })).toEqual({
    direction: 'improving',
    older: 2,
    newer: 4,
    count: 2,
  });
});

test.each(CASES)('[ME6] in %s every moment around %s is on one day of the chart', (zone, day) => {
  const entries = instantsAround(day).map((at) => ({ id: String(at), at, mood: 3 }));
  const days = moodByDay(entries, addDays(day, 4), 9, { dayStartMinutes: 0, timeZone: zone });
  const local = new Set(entries.map(({ at }) => dayKeyOf(at, zone)));
  expect(days.filter(({ mood }) => mood === 3).map((one) => one.day)).toEqual([...local].sort());
});
