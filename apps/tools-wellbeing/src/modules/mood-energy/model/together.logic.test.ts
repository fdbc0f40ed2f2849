import { lastDays } from '@plainday/domain-calendar';
import { linePaths, place, PLOT } from './plot.logic';
import { moodsOf, togetherOf } from './together.logic';

const DAYS = lastDays('2026-11-21', 8);
const focus = { kind: 'focus-minutes', title: 'Focus', unit: 'minutes' } as const;
const byDay = (values: readonly number[]) =>
  new Map(values.map((value, index) => [DAYS[index] ?? '', value]));

test('[ME9] a sentence with both averages and their days', () => {
  const moods = byDay([5, 5, 4, 4, 2, 2, 3, 3]);
  expect(togetherOf(focus, moods, byDay([50, 50, 25, 25, 0, 0, 0, 0]))).toEqual({
    sentence: 'Focus, 25 minutes or more: your mood averaged 4.5 (4 days)',
    averages: { those: 4.5, others: 2.5, note: 'other days 2.5 (4 days)' },
  });
});

test('[ME9] not enough data below seven days, and where all days are alike', () => {
  expect(togetherOf(focus, byDay([5, 5, 5]), byDay([25]))).toEqual({
    sentence: 'Focus: not enough data yet, 3 of 7 days',
  });
  expect(togetherOf(focus, byDay([5, 5, 5, 4, 3, 2, 1, 1]), byDay([25])).sentence).toBe(
    'Focus: not enough data yet, 1 of 8 days',
  );
});

test('[ME9] days without a mood are left out', () => {
  expect(moodsOf([{ day: 'a', mood: null, energy: null }])).toEqual(new Map());
});

test('[ME9] one is said as one, and not at all where there is never more', () => {
  const moods = byDay([5, 5, 4, 4, 2, 2, 3, 3]);
  expect(togetherOf(focus, moods, byDay([1, 1, 0, 0, 0, 0, 0, 0])).sentence).toBe(
    'Focus, 1 minute or more: your mood averaged 5.0 (2 days)',
  );
  const sleep = { kind: 'daily-sleep', title: '8 hours sleep', unit: 'count' } as const;
  expect(togetherOf(sleep, moods, byDay([1, 1, 0, 0, 0, 0, 0, 0])).sentence).toBe(
    '8 hours sleep: your mood averaged 5.0 (2 days)',
  );
});

test('[ME6] days without an entry are gaps in the line', () => {
  const points = place([1, 5, null, 3].map((value, day) => ({ key: `${day}`, value })));
  expect(points[0]?.y).toBe(PLOT.yOf(1));
  expect(linePaths(points)).toHaveLength(1);
  expect(linePaths(points)[0]).toBe(`M75 ${PLOT.yOf(1)}L225 ${PLOT.yOf(5)}`);
});
