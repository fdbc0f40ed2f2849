import { countDone, emptyDay, habitStates, toggleHabit, withStep } from './daily.logic';
import type { DailyHabit } from './daily.schema';

const day = emptyDay('2026-11-21');
const full = {
  water: { amount: 8, percent: 100 },
  exercise: { amount: 30, percent: 100 },
  mindful: 1,
};
const stateOf = (habit: DailyHabit, from = day, known = {}) =>
  habitStates(from, known).find((state) => state.habit === habit);

test('[DT1] the five habits are fixed, and open at first', () => {
  expect(habitStates(day, {}).map(({ habit, done }) => [habit, done])).toEqual([
    ['water', false],
    ['exercise', false],
    ['read', false],
    ['sleep', false],
    ['meditate', false],
  ]);
});

test('[DT2] a click ticks, another takes it back and leaves nothing behind', () => {
  const ticked = toggleHabit(day, 'read', {});
  expect(stateOf('read', ticked)).toEqual({ habit: 'read', done: true, by: 'person' });
  expect(toggleHabit(ticked, 'read', {})).toEqual(day);
});

test('[DT5] eight glasses, thirty minutes and a mindful break tick by themselves', () => {
  expect(stateOf('water', day, full)).toEqual({ habit: 'water', done: true, by: 'tool' });
  expect(stateOf('exercise', day, full)).toMatchObject({ done: true, by: 'tool' });
  expect(stateOf('meditate', day, full)).toMatchObject({ done: true, by: 'tool' });
  expect(stateOf('water', day, { water: { amount: 7, percent: 88 } })).toMatchObject({
    done: false,
  });
  expect(countDone(day, full)).toBe(3);
});

test('[DT6] unticking what a tool ticked sticks, whatever the tool adds later', () => {
  const overridden = toggleHabit(day, 'water', full);
  expect(stateOf('water', overridden, full)).toEqual({
    habit: 'water',
    done: false,
    by: 'override',
  });
  const more = { water: { amount: 11, percent: 138 } };
  expect(stateOf('water', overridden, more)).toMatchObject({ done: false, by: 'override' });
  expect(toggleHabit(overridden, 'water', full)).toEqual(day);
});

test('[DT6] ticking early stays the person’s own, also once the tool agrees', () => {
  const early = toggleHabit(day, 'water', { water: { amount: 3, percent: 38 } });
  expect(stateOf('water', early, full)).toMatchObject({ done: true, by: 'person' });
});

test('[DT3] a step of mood or productivity can be chosen and taken back', () => {
  const good = withStep(day, 'mood', 4);
  expect(good.mood).toBe(4);
  expect(withStep(good, 'mood', 4).mood).toBeUndefined();
  expect(withStep(good, 'productivity', 2)).toMatchObject({ mood: 4, productivity: 2 });
});
