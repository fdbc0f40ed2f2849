import { addDays, lastDays, weekdayOf } from '@plainday/domain-calendar';
import {
  cellState,
  daysByHabit,
  historyRange,
  keptByDay,
  fillsDays,
  longestStreak,
  resultOfWeek,
  streakWithFrozen,
  yearOfWeeks,
} from './habits.logic';
import { yearFacts } from './year.logic';

const TODAY = '2026-11-24';
const none = new Set<string>();
const nine = new Set(lastDays(addDays(TODAY, -1), 9));

test('[HB4] nine days up to yesterday are a streak of nine, today pending; today makes ten', () => {
  expect(streakWithFrozen(nine, none, TODAY)).toEqual({ days: 9, pending: true });
  expect(streakWithFrozen(new Set([...nine, TODAY]), none, TODAY)).toEqual({
    days: 10,
    pending: false,
  });
});

test('[HB4] a missed day ends the streak, also across weeks and years', () => {
  const gap = new Set([...nine].filter((day) => day !== '2026-11-20'));
  expect(streakWithFrozen(gap, none, TODAY).days).toBe(3);
  const overNewYear = new Set(lastDays('2027-01-02', 10));
  expect(streakWithFrozen(overNewYear, none, '2027-01-02').days).toBe(10);
});

test('[HB9] a frozen day neither counts nor breaks', () => {
  const gap = new Set([...nine].filter((day) => day !== '2026-11-20'));
  expect(streakWithFrozen(gap, new Set(['2026-11-20']), TODAY)).toEqual({ days: 8, pending: true });
  expect(longestStreak(gap, new Set(['2026-11-20']))).toBe(8);
  expect(longestStreak(gap, none)).toBe(5);
  expect(longestStreak(none, none)).toBe(0);
});

test('[HB3] cells: future days are none, today is pending until it is over', () => {
  const past = { done: nine, frozen: new Set(['2026-11-01']), made: '2026-10-31' };
  const state = (day: string) => cellState(day, TODAY, past);
  expect(state('2026-11-25')).toBe('future');
  expect(state(TODAY)).toBe('pending');
  expect(state('2026-11-23')).toBe('done');
  expect(state('2026-11-01')).toBe('frozen');
  expect(state('2026-11-02')).toBe('missed');
  expect(state('2026-10-30')).toBe('before');
});

test('[HB4] a run that fills all days that are known may be longer', () => {
  const year = new Set(lastDays(TODAY, 400));
  const from = addDays(TODAY, -399);
  expect(fillsDays({ done: year, frozen: none }, from, TODAY)).toBe(true);
  expect(fillsDays({ done: year, frozen: none }, addDays(from, -1), TODAY)).toBe(false);
  expect(fillsDays({ done: none, frozen: none }, from, TODAY)).toBe(false);
  const pending = new Set(lastDays(addDays(TODAY, -1), 399));
  expect(fillsDays({ done: pending, frozen: none }, from, TODAY)).toBe(true);
  expect(historyRange(TODAY, 2)).toEqual({ from: addDays('2026-11-23', -799), to: '2026-11-29' });
});

test('the days read for streaks are the same from Monday to Sunday', () => {
  const monday = historyRange('2026-11-16');
  expect(monday.to).toBe('2026-11-22');
  expect(historyRange('2026-11-19')).toEqual(monday);
  expect(historyRange('2026-11-22')).toEqual(monday);
  expect(historyRange('2026-11-23')).not.toEqual(monday);
});

/** Kept on all of eight full weeks, made before them. */
const old = { done: new Set(lastDays(TODAY, 60)), frozen: none, made: '2026-09-01' };

test('[HB5][HB15] [T4] a habit counts from the day it was made: a new one rewrites no week', () => {
  expect(resultOfWeek('2026-11-16', TODAY, [old])).toEqual({ kept: 7, of: 7 });
  const fresh = { done: none, frozen: none, made: TODAY };
  expect(resultOfWeek('2026-11-16', TODAY, [old, fresh])).toEqual({ kept: 7, of: 7 });
  // Made on Tuesday, the 24th: of this week Monday and Tuesday of the one, Tuesday of the other.
  expect(resultOfWeek('2026-11-23', TODAY, [old, fresh])).toEqual({ kept: 2, of: 3 });
  expect(resultOfWeek('2026-11-30', TODAY, [old])).toEqual({ kept: 0, of: 0 });
  expect(resultOfWeek('2026-11-23', TODAY, [])).toEqual({ kept: 0, of: 0 });
});

test('[HB9][HB15] frozen days are neither kept nor missed, days kept before it was made are', () => {
  const past = {
    done: new Set(['2026-11-17', '2026-11-20']),
    frozen: new Set(['2026-11-21', '2026-11-22']),
    made: '2026-11-19',
  };
  // Kept on the 17th all the same; then 19th missed, 20th kept, 21st and 22nd frozen.
  expect(resultOfWeek('2026-11-16', TODAY, [past])).toEqual({ kept: 2, of: 3 });
});

test('[HB8][HB15] a year counts from the day it was made, not from the first day kept', () => {
  const past = {
    done: new Set(['2026-11-23']),
    frozen: new Set(['2026-11-16']),
    made: '2026-11-15',
  };
  // The 15th to the 24th are ten days, one of them frozen.
  expect(yearFacts(past, TODAY)).toMatchObject({ kept: 1, of: 9 });
});

test('[HB8] a year is 52 weeks from Monday, this one last', () => {
  const year = yearOfWeeks(TODAY);
  expect(year).toHaveLength(52);
  expect(year.at(-1)).toContain(TODAY);
  expect(year.every(([monday = '']) => weekdayOf(monday) === 1)).toBe(true);
});

test('[HB12] habits kept per day are counted for other tools', () => {
  const rows = [
    { habit_id: 'a', completed_at: '2026-11-23' },
    { habit_id: 'b', completed_at: '2026-11-23' },
    { habit_id: 'a', completed_at: '2026-11-22' },
  ];
  expect(keptByDay(rows)).toEqual([
    { day: '2026-11-23', value: 2 },
    { day: '2026-11-22', value: 1 },
  ]);
  expect(daysByHabit(rows).get('a')).toEqual(new Set(['2026-11-23', '2026-11-22']));
});

test('[HB15] a habit counts to the day before it was deleted, and on that day if it was kept', () => {
  const done = new Set(['2026-11-16', '2026-11-17', '2026-11-19']);
  const past = { done, frozen: none, made: '2026-11-01' };
  // Monday to Wednesday, two of three; Thursday was kept, and nothing is missed from then on.
  expect(resultOfWeek('2026-11-16', TODAY, [{ ...past, ended: '2026-11-19' }])).toEqual({
    kept: 3,
    of: 4,
  });
  expect(resultOfWeek('2026-11-23', TODAY, [{ ...past, ended: '2026-11-19' }])).toEqual({
    kept: 0,
    of: 0,
  });
  expect(resultOfWeek('2026-11-16', TODAY, [{ ...past, ended: null }])).toEqual({ kept: 3, of: 7 });
});
