import type { MoodEntry } from './mood.schema';
import { average, moodByDay, newestFirst, weeklyTrend } from './trend.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const TODAY = '2026-11-21';
const at = (day: string, hour = 12) => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

function entries(moods: readonly number[]): MoodEntry[] {
  return moods.map((mood, index) => ({
    id: `e${index}`,
    at: at('2026-11-20', 8 + index),
    mood,
    energy: 3,
  }));
}

const trendOf = (moods: readonly number[]) => weeklyTrend(entries(moods), TODAY, UTC);

test.each([
  [[2, 2, 4, 4], 'improving'],
  [[4, 4, 2, 2], 'declining'],
  [[3, 3, 3, 3], 'stable'],
  [[3], 'stable'],
  [[], 'stable'],
  [[2, 4, 4], 'improving'],
] as const)('[ME4] %p is %s', (moods, direction) => {
  expect(trendOf(moods).direction).toBe(direction);
});

test('[ME4] a difference of exactly 0.2 counts, less does not', () => {
  expect(trendOf([3, 3, 3, 3, 3, 3, 3, 3, 3, 4]).direction).toBe('improving');
  const almost = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4];
  expect(trendOf(almost)).toMatchObject({ direction: 'stable', older: 3 });
});

test('[ME4] only the last seven local days count', () => {
  const old = { id: 'old', at: at('2026-11-14', 23), mood: 1, energy: 1 };
  const late = { id: 'late', at: at('2026-11-14', 23), mood: 5, energy: 5 };
  expect(weeklyTrend([old], TODAY, UTC).count).toBe(0);
  expect(weeklyTrend([late], TODAY, { dayStartMinutes: 0, timeZone: 'Asia/Kolkata' }).count).toBe(
    1,
  );
});

test('[ME5] newest first, whatever order they were kept in', () => {
  const [first, second, third] = entries([1, 2, 3]);
  if (!first || !second || !third) throw new Error('three entries');
  expect(newestFirst([second, first, third]).map(({ mood }) => mood)).toEqual([3, 2, 1]);
});

test('[ME6] a day shows the average of its entries, and a gap where there is none', () => {
  const days = moodByDay(entries([2, 4]), TODAY, 3, UTC);
  expect(days).toEqual([
    { day: '2026-11-19', mood: null, energy: null },
    { day: '2026-11-20', mood: 3, energy: 3 },
    { day: '2026-11-21', mood: null, energy: null },
  ]);
});

test('[ME3] no entries have no average', () => {
  expect(average([])).toBeNull();
});
