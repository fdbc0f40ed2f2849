import {
  emptyDay,
  historyOf,
  latestRecords,
  percentOfGoal,
  performanceOf,
  reachesGoal,
  withLogged,
  withStep,
} from './health.logic';
import { defaultGoals, STEPS } from './health.schema';

const TODAY = '2026-11-21';
const today = emptyDay(TODAY);

test('[HT1] the buttons and goals are those of the spec', () => {
  expect(STEPS).toEqual({ water: [-1, 1, 2], exercise: [-5, 15, 30] });
  expect(defaultGoals).toEqual({ water: 8, exercise: 30 });
});

test('[HT2] amounts never go below zero', () => {
  expect(withStep(today, 'water', -1).water).toBe(0);
  expect(withStep({ ...today, exercise: 3 }, 'exercise', -5).exercise).toBe(0);
  expect(withStep(today, 'exercise', 15).exercise).toBe(15);
});

test('[HT3] only the first step over the goal of a day reaches it', () => {
  const steps = [2, 2, 2, 2, -1, 1, 2];
  let day = today;
  const reached = steps.map((step) => {
    const reaches = reachesGoal(day, step, 'water', defaultGoals);
    day = withLogged(day, step, 'water', defaultGoals);
    return reaches;
  });
  expect(reached).toEqual([false, false, false, true, false, false, false]);
  expect(reachesGoal(day, 30, 'exercise', defaultGoals)).toBe(true);
});

test('[HT5] weekly performance counts the latest seven records, wherever they lie', () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    id: `2026-1${index % 2}-0${index + 1}`,
    water: index,
    exercise: 30,
  }));
  expect(latestRecords(days)).toHaveLength(7);
  expect(performanceOf(days, 'exercise', defaultGoals)).toEqual({
    total: 210,
    average: 30,
    hits: 7,
    count: 7,
  });
  expect(performanceOf([], 'water', defaultGoals)).toEqual({
    total: 0,
    average: 0,
    hits: 0,
    count: 0,
  });
});

test('[HT5] a day exactly at the goal is a hit', () => {
  const days = [{ id: TODAY, water: 8, exercise: 29 }];
  expect(performanceOf(days, 'water', defaultGoals).hits).toBe(1);
  expect(performanceOf(days, 'exercise', defaultGoals).hits).toBe(0);
});

test('[HT6] the history is seven days up to today, empty ones too', () => {
  const history = historyOf([{ id: '2026-11-19', water: 5, exercise: 10 }], TODAY);
  expect(history.map(({ id }) => id)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(history[4]).toEqual({ id: '2026-11-19', water: 5, exercise: 10 });
});

test('[HT5] percent of a goal are whole ones that are reached, exact where floating point is not', () => {
  // 29 of 100 minutes are 29 percent, though 0.29 · 100 is a hair less.
  const goals = { water: 8, exercise: 100 };
  expect(percentOfGoal({ ...today, exercise: 29 }, 'exercise', goals)).toBe(29);
  expect(percentOfGoal({ ...today, water: 7 }, 'water', goals)).toBe(87);
});
