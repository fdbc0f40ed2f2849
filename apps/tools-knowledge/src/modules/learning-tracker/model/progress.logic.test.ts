import type { LearningGoal } from './learning.schema';
import { forecastOf, hoursText, isComplete, percentOf, weeklyMinutes } from './progress.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const TODAY = '2026-11-21';
const goal: LearningGoal = {
  id: 'g1',
  user_id: 'u1',
  topic: 'SQL',
  subject: 'programming',
  progress_percentage: 0,
  time_spent: 0,
  notes: 'Target: 1 hours',
  last_studied: null,
  session_ids: [],
  created_at: '2026-11-01T00:00:00Z',
};

test('[LT5] percent is of minutes against hours, rounded, at most 100', () => {
  expect(percentOf(30, 1)).toBe(50);
  expect(percentOf(30, 20)).toBe(3);
  expect(percentOf(90, 1)).toBe(100);
  expect(percentOf(0, 1)).toBe(0);
});

test('[LT5] hours have one decimal', () => {
  expect([hoursText(30), hoursText(0), hoursText(330)]).toEqual(['0.5', '0.0', '5.5']);
});

test('[LT6] a goal is complete at 100', () => {
  expect(isComplete({ progress_percentage: 99 })).toBe(false);
  expect(isComplete({ progress_percentage: 100 })).toBe(true);
});

test('[LT7] the week sums session lines, not whole goals', () => {
  const notes = 'Target: 9 hours\n2026-11-20: 30 min - a\n2026-10-01: 200 min - b';
  expect(weeklyMinutes([{ ...goal, time_spent: 230, notes }], TODAY, UTC)).toBe(30);
});

test('[LT7] without a session line the goal counts whole if it was studied in the week', () => {
  const studied = { ...goal, time_spent: 90, last_studied: '2026-11-20T12:00:00Z' };
  expect(weeklyMinutes([studied], TODAY, UTC)).toBe(90);
  expect(weeklyMinutes([{ ...studied, last_studied: '2026-11-01T12:00:00Z' }], TODAY, UTC)).toBe(0);
});

test('[LT8] the forecast follows this week’s pace', () => {
  const notes = 'Target: 10 hours\n2026-11-20: 70 min - a';
  expect(forecastOf({ ...goal, notes, time_spent: 70 }, TODAY)).toBe('2027-01-13');
  expect(forecastOf({ ...goal, time_spent: 30 }, TODAY)).toBeNull();
  expect(forecastOf({ ...goal, notes, time_spent: 600 }, TODAY)).toBeNull();
});
