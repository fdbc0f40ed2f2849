import { addDays, lastDays, weekdayOf } from '@plainday/domain-calendar';
import {
  cellState,
  daysByHabit,
  historyRange,
  keptByDay,
  keptInWeek,
  longestStreak,
  shareOfWeek,
  streakWithFrozen,
  yearOfWeeks,
} from './habits.logic';

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
  const state = (day: string) => cellState(day, TODAY, nine, new Set(['2026-11-01']));
  expect(state('2026-11-25')).toBe('future');
  expect(state(TODAY)).toBe('pending');
  expect(state('2026-11-23')).toBe('done');
  expect(state('2026-11-01')).toBe('frozen');
  expect(state('2026-11-02')).toBe('missed');
});

test('the days read for streaks are the same from Monday to Sunday', () => {
  const monday = historyRange('2026-11-16');
  expect(monday.to).toBe('2026-11-22');
  expect(historyRange('2026-11-19')).toEqual(monday);
  expect(historyRange('2026-11-22')).toEqual(monday);
  expect(historyRange('2026-11-23')).not.toEqual(monday);
});

test('[HB5] a week’s share counts the days so far', () => {
  const habits = [{ id: 'a' }, { id: 'b' }];
  const days = daysByHabit([
    { id: '1', user_id: 'u', habit_id: 'a', completed_at: '2026-11-23' },
    { id: '2', user_id: 'u', habit_id: 'a', completed_at: '2026-11-24' },
    { id: '3', user_id: 'u', habit_id: 'b', completed_at: '2026-11-24' },
  ]);
  expect(shareOfWeek('2026-11-23', TODAY, habits, days)).toBe(0.75);
  expect(shareOfWeek('2026-11-30', TODAY, habits, days)).toBeNull();
  expect(shareOfWeek('2026-11-23', TODAY, [], days)).toBeNull();
});

test('[HB8] a year is 52 weeks from Monday, this one last', () => {
  const year = yearOfWeeks(TODAY);
  expect(year).toHaveLength(52);
  expect(year.at(-1)).toContain(TODAY);
  expect(year.every(([monday = '']) => weekdayOf(monday) === 1)).toBe(true);
});

test('[HB12] habits kept per day are counted for other tools, and per week for the page', () => {
  const rows = [
    { habit_id: 'a', completed_at: '2026-11-23' },
    { habit_id: 'b', completed_at: '2026-11-23' },
    { habit_id: 'a', completed_at: '2026-11-22' },
  ];
  expect(keptByDay(rows)).toEqual([
    { day: '2026-11-23', value: 2 },
    { day: '2026-11-22', value: 1 },
  ]);
  expect(keptInWeek('2026-11-23', [{ id: 'a' }], daysByHabit(rows))).toBe(1);
});
