import { addDays } from './day-key';
import { streakOf } from './streak';

const TODAY = '2026-11-21';
const daysBack = (...back: number[]) => new Set(back.map((days) => addDays(TODAY, -days)));

test('counts back from today', () => {
  expect(streakOf(daysBack(0, 1, 2, 4), TODAY)).toEqual({ days: 3, pending: false });
});

test('an open today leaves the streak of yesterday pending', () => {
  expect(streakOf(daysBack(1, 2), TODAY)).toEqual({ days: 2, pending: true });
});

test('a gap ends it, nothing done is none', () => {
  expect(streakOf(daysBack(2, 3), TODAY)).toEqual({ days: 0, pending: true });
  expect(streakOf(new Set(), TODAY)).toEqual({ days: 0, pending: true });
});
