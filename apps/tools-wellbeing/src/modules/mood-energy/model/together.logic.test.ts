import { lastDays } from '@plainday/domain-calendar';
import { linePaths, place, PLOT } from './plot.logic';
import { moodsOf, togetherOf } from './together.logic';

const DAYS = lastDays('2026-11-21', 10);
const focus = { kind: 'focus-minutes', title: 'Focus', unit: 'minutes' } as const;
const byDay = (values: readonly number[]) =>
  new Map(values.map((value, index) => [DAYS[index] ?? '', value]));

const MOODS = [5, 5, 4, 4, 4, 2, 2, 3, 3, 3];

test('[ME9] a sentence with both averages and their days', () => {
  const numbers = byDay([50, 50, 25, 25, 25, 0, 0, 0, 0, 0]);
  expect(togetherOf(focus, byDay(MOODS), numbers)).toEqual({
    sentence: 'Focus, 25 minutes or more: your mood averaged 4.4 (5 days)',
    averages: { those: 4.4, others: 2.6, note: 'other days 2.6 (5 days)' },
  });
});

test('[ME9] not enough data below ten days, and where fewer than five differ', () => {
  expect(togetherOf(focus, byDay([5, 5, 5]), byDay([25]))).toEqual({
    sentence: 'Focus: not enough data yet, 3 of 10 days',
  });
  expect(togetherOf(focus, byDay(MOODS), byDay([25])).sentence).toBe(
    'Focus: not enough data yet, 1 of 5 days that differ',
  );
});

test('[ME9] days without a mood are left out', () => {
  expect(moodsOf([{ day: 'a', mood: null, energy: null }])).toEqual(new Map());
});

test('[ME9] one is said as one, and not at all where there is never more', () => {
  const moods = byDay(MOODS);
  const half = byDay([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(togetherOf(focus, moods, half).sentence).toBe(
    'Focus, 1 minute or more: your mood averaged 4.4 (5 days)',
  );
  const sleep = { kind: 'daily-sleep', title: '8 hours sleep', unit: 'count' } as const;
  expect(togetherOf(sleep, moods, half).sentence).toBe(
    '8 hours sleep: your mood averaged 4.4 (5 days)',
  );
});

test('[ME6] days without an entry are gaps in the line', () => {
  const points = place([1, 5, null, 3].map((value, day) => ({ key: `${day}`, value })));
  expect(points[0]?.y).toBe(PLOT.yOf(1));
  expect(linePaths(points)).toHaveLength(1);
  expect(linePaths(points)[0]).toBe(`M75 ${PLOT.yOf(1)}L225 ${PLOT.yOf(5)}`);
});
