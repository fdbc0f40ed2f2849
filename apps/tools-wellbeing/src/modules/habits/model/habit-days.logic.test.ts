import { habitDays } from './habit-days.logic';

const habit = (id: string, created_at: string) => ({
  id,
  user_id: 'u',
  title: `Habit ${id}`,
  description: null,
  color: '#3B82F6',
  created_at,
});
const kept = (habit_id: string, completed_at: string) => ({
  id: `${habit_id}${completed_at}`,
  user_id: 'u',
  habit_id,
  completed_at,
});

const on = (day: string) => ({
  nowMs: Date.parse(`${day}T12:00:00Z`),
  dayStartMinutes: 0,
  timeZone: 'UTC',
});

test('a calendar sees each habit on each day since it was made, up to today', () => {
  const items = habitDays(
    [habit('a', '2026-11-01T12:00:00Z'), habit('b', '2026-11-20T12:00:00Z')],
    [kept('a', '2026-11-20'), kept('b', '2026-11-18')],
    { from: '2026-11-18', to: '2026-11-29' },
    on('2026-11-20'),
  );
  expect(items.map(({ day, title, done }) => [day, title, done])).toEqual([
    ['2026-11-18', 'Habit a', false],
    ['2026-11-18', 'Habit b', true],
    ['2026-11-19', 'Habit a', false],
    ['2026-11-20', 'Habit a', true],
    ['2026-11-20', 'Habit b', false],
  ]);
});

test('days to come are nobody’s yet', () => {
  const range = { from: '2026-11-23', to: '2026-11-29' };
  expect(habitDays([habit('a', '2026-11-01T12:00:00Z')], [], range, on('2026-11-20'))).toEqual([]);
});
