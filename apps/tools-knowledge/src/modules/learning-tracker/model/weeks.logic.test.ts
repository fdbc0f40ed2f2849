import type { LearningGoal } from './learning.schema';
import { newGoal } from './goals.logic';
import { burnUp, lastSeven, minutesBefore, minutesPerWeek } from './weeks.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const TODAY = '2026-11-21';

function goal(notes: string, time_spent: number): LearningGoal {
  const draft = { topic: 'SQL', subject: 'programming', targetHours: 10, text: '' } as const;
  const made = { id: 'g', userId: 'u', now: Date.UTC(2026, 10, 1, 12) };
  return { ...newGoal(draft, made), notes, time_spent };
}

const sessions = goal(
  'Target: 10 hours\n2026-11-10: 60 min - a\n2026-11-16: 30 min - b\n2026-11-21: 45 min - c',
  135,
);

test('[LT7] the last seven days, and the seven before them', () => {
  expect(lastSeven([sessions], TODAY).map(({ minutes }) => minutes)).toEqual([
    0, 30, 0, 0, 0, 0, 45,
  ]);
  expect(minutesBefore([sessions], TODAY)).toBe(60);
});

test('[LT9] minutes a week, from Monday on, this week last', () => {
  const weeks = minutesPerWeek([sessions, sessions], TODAY);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', minutes: 120 },
    { monday: '2026-11-16', minutes: 150 },
  ]);
});

test('[LT8] the burn-up goes from the first day to today', () => {
  expect(burnUp(sessions, TODAY, UTC)).toEqual([
    { day: '2026-11-01', minutes: 0 },
    { day: '2026-11-10', minutes: 60 },
    { day: '2026-11-16', minutes: 90 },
    { day: '2026-11-21', minutes: 135 },
  ]);
  expect(burnUp(goal('Target: 10 hours', 30), TODAY, UTC)).toEqual([
    { day: '2026-11-01', minutes: 30 },
    { day: '2026-11-21', minutes: 30 },
  ]);
});
