import { inWeek } from './feed.logic';
import { addGoal, canAddGoal, carryOver, openOf, restoreGoal, weekChange } from './goals.logic';
import type { Goal } from './goals.schema';
import { targetOf, withProgress } from './progress.logic';

const NOW = Date.UTC(2026, 10, 21, 12);
const goal: Goal = {
  id: 'g1',
  title: 'Run',
  progress: 3,
  target: 5,
  unit: 'times',
  completed: false,
  createdAt: '2026-11-16T08:00:00.000Z',
};

test('[WG1] a goal needs a title and a whole target of at least one', () => {
  const fits = (title: string, target: number) => canAddGoal({ title, target, unit: '' });
  expect(fits('Run', 1)).toBe(true);
  expect([fits('  ', 1), fits('Run', 0), fits('Run', 1.5), fits('Run', NaN)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('[WG2] a new goal starts at zero, last, counted in times', () => {
  const draft = { id: 'g2', title: ' Read ', target: 4, unit: ' ', now: NOW };
  const goals = addGoal([goal], draft);
  expect(goals[1]).toEqual({
    id: 'g2',
    title: 'Read',
    progress: 0,
    target: 4,
    unit: 'times',
    completed: false,
    createdAt: '2026-11-21T12:00:00.000Z',
  });
  expect(addGoal(goals, draft)).toEqual(goals);
});

test('[WG3] progress stays between zero and the target, which completes it', () => {
  expect(withProgress(goal, -1).progress).toBe(0);
  expect(withProgress(goal, 9)).toMatchObject({ progress: 5, completed: true });
  expect(withProgress({ ...goal, completed: true }, 4)).toMatchObject({ completed: false });
});

test('[WG5] Monday archives the week, then empties progress and keeps the goals', () => {
  expect(weekChange([goal], '2026-11-16', '2026-11-22')).toBeNull();
  expect(weekChange([goal], '2026-11-16', '2026-11-23')).toEqual({
    weekStart: '2026-11-23',
    archives: [{ id: '2026-11-16', goals: [goal] }],
  });
});

test('[WG5] weeks in which nobody looked are archived too, without progress', () => {
  const change = weekChange([goal], '2026-11-02', '2026-11-23');
  expect(change?.archives.map(({ id, goals }) => [id, goals[0]?.progress])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-09', 0],
    ['2026-11-02', 3],
  ]);
  expect(weekChange([goal], '2025-11-03', '2026-11-23')?.archives).toHaveLength(5);
});

test('[WG5] a first visit only names its week; a clock set back changes nothing', () => {
  expect(weekChange([goal], null, '2026-11-21')).toEqual({
    weekStart: '2026-11-16',
    archives: [],
  });
  expect(weekChange([goal], '2026-11-16', '2026-11-09')).toBeNull();
  expect(weekChange([], '2026-11-16', '2026-12-31')?.archives).toEqual([]);
});

test('[WG6] what stayed open can be carried over, on top of this week', () => {
  const past = { id: '2026-11-16', goals: [goal, { ...goal, id: 'g2', completed: true }] };
  expect(openOf(past).map(({ id }) => id)).toEqual(['g1']);
  const [carried] = carryOver([{ ...goal, progress: 1 }], goal);
  expect(carried).toMatchObject({ target: 5, carried: 2, progress: 1 });
  expect(targetOf(carried!)).toBe(7);
  const [back] = carryOver([], goal);
  expect(back).toMatchObject({ id: 'g1', target: 5, progress: 0 });
  expect(targetOf(back!)).toBe(2);
});

test('[WG6] [T3] what is carried over is this week’s only: 90, 180, 90', () => {
  const tracked = { ...goal, target: 90, progress: 0 };
  const [carried] = carryOver([tracked], tracked);
  expect(targetOf(carried!)).toBe(180);
  const [next] = inWeek([carried!], '2026-11-23');
  expect(targetOf(next!)).toBe(90);
});

test('[WG7] a deletion is taken back to its place, once', () => {
  const others = [
    { ...goal, id: 'g0' },
    { ...goal, id: 'g2' },
  ];
  const back = restoreGoal(others, goal, 1);
  expect(back.map(({ id }) => id)).toEqual(['g0', 'g1', 'g2']);
  expect(restoreGoal(back, goal, 1)).toEqual(back);
});
