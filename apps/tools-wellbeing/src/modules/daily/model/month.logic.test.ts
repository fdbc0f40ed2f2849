import { emptyDay, toggleHabit, withStep } from './daily.logic';
import {
  daysOf,
  habitCounts,
  pastDaysOf,
  stepCounts,
  turnMonth,
  usedDaysOf,
  valueOf,
} from './month.logic';

const TODAY = '2026-11-21';
const first = withStep(toggleHabit(emptyDay('2026-11-01'), 'read', {}), 'mood', 4);
const second = toggleHabit(toggleHabit(emptyDay('2026-11-02'), 'read', {}), 'sleep', {});
const known = (day: string) => (day === '2026-11-02' ? { water: { amount: 8, percent: 100 } } : {});
const days = daysOf([first, second], known);

test('[DT7] every measure of a day is out of five', () => {
  expect(valueOf('2026-11-01', 'habits', days)).toBe(1);
  expect(valueOf('2026-11-02', 'habits', days)).toBe(3);
  expect(valueOf('2026-11-01', 'mood', days)).toBe(4);
  expect(valueOf('2026-11-03', 'productivity', days)).toBe(0);
});

test('[DT7] the month counts its days up to today, most kept first', () => {
  expect(pastDaysOf(TODAY, TODAY)).toHaveLength(21);
  expect(habitCounts(TODAY, TODAY, days)).toEqual([
    { habit: 'read', count: 2 },
    { habit: 'water', count: 1 },
    { habit: 'sleep', count: 1 },
    { habit: 'exercise', count: 0 },
    { habit: 'meditate', count: 0 },
  ]);
  expect(stepCounts(TODAY, TODAY, 'mood', days)).toEqual([0, 0, 0, 1, 0]);
  expect(pastDaysOf('2026-12-01', TODAY)).toEqual([]);
});

test('[DT7] the month turns over the year', () => {
  expect(turnMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(turnMonth('2026-01-31', -1)).toBe('2025-12-01');
});

test('[DT7] [T16] an average counts from the first day on which the tracker was used', () => {
  const kept = { id: '2026-11-10', habits: { read: true } };
  const past = pastDaysOf('2026-11-01', '2026-11-14');
  expect(
    usedDaysOf(
      past,
      'habits',
      daysOf([kept], () => ({})),
    ),
  ).toHaveLength(5);
  const before = { id: '2026-10-20', habits: { read: true } };
  expect(
    usedDaysOf(
      past,
      'habits',
      daysOf([before, kept], () => ({})),
    ),
  ).toHaveLength(14);
  expect(
    usedDaysOf(
      past,
      'habits',
      daysOf([], () => ({})),
    ),
  ).toEqual([]);
});
