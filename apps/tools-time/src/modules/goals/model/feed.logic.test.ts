import { countedWeek, inWeek, stepped, sumOfWeek, withCounts } from './feed.logic';
import type { Goal } from './goals.schema';

const goal: Goal = {
  id: 'g1',
  title: 'Ship',
  progress: 0,
  target: 5,
  unit: 'times',
  completed: false,
  createdAt: '2026-11-16T08:00:00.000Z',
  feed: { kind: 'tasks-done', title: 'Tasks done', correction: 0 },
};

test('[WG9] a goal takes what was counted, up to its target', () => {
  const facts = [
    { day: '2026-11-15', value: 8 },
    { day: '2026-11-16', value: 2 },
    { day: '2026-11-22', value: 1 },
    { day: '2026-11-23', value: 4 },
  ];
  expect(sumOfWeek(facts, '2026-11-16')).toBe(3);
  expect(withCounts([goal], { 'tasks-done': 3 })[0]).toMatchObject({ progress: 3 });
  expect(withCounts([goal], { 'tasks-done': 9 })[0]).toMatchObject({
    progress: 5,
    completed: true,
  });
});

test('[WG9] a goal whose tool does not answer stays as it was', () => {
  const goals = [goal];
  expect(withCounts(goals, {})).toBe(goals);
});

test('[WG9] one more corrects what was counted, and stays when more is counted', () => {
  const corrected = stepped({ ...goal, progress: 3 }, 1, { 'tasks-done': 3 });
  expect(corrected).toMatchObject({ progress: 4, feed: { correction: 1 } });
  expect(withCounts([corrected], { 'tasks-done': 4 })[0]).toMatchObject({ progress: 5 });
});

test('[WG9] a correction below nothing or over the target counts for what it does', () => {
  expect(stepped(goal, -1, { 'tasks-done': 0 }).feed?.correction).toBe(0);
  const full = { ...goal, progress: 5, completed: true };
  expect(stepped(full, -1, { 'tasks-done': 9 })).toMatchObject({
    progress: 4,
    feed: { correction: -5 },
  });
});

test('[WG5][WG9] a new week begins without progress and corrections, once', () => {
  const feed = { kind: 'k', title: 't', correction: 2 };
  const corrected = { ...goal, progress: 3, week: '2026-11-16', feed };
  const fresh = inWeek([corrected], '2026-11-23');
  expect(fresh[0]).toMatchObject({ progress: 0, week: '2026-11-23', feed: { correction: 0 } });
  const later = fresh.map((one) => ({ ...one, progress: 1 }));
  expect(inWeek(later, '2026-11-23')).toEqual(later);
});

test('[WG5] a goal that counts by hand gets no feed by it', () => {
  const { feed: _feed, ...byHand } = goal;
  expect(inWeek([byHand], '2026-11-23')[0]).not.toHaveProperty('feed');
});

test('[WG5][WG9] [T2] the archive of a week holds what its tools counted in all of it', () => {
  // The page was last open on Wednesday, at nothing; by Sunday ninety minutes were tracked.
  const stale = { id: '2026-11-16', goals: [{ ...goal, target: 90 }] };
  const counted = countedWeek(stale, { 'tasks-done': 90 });
  expect(counted).toMatchObject({ counted: true, goals: [{ progress: 90, completed: true }] });
  expect(countedWeek(counted, { 'tasks-done': 3 })).toBe(counted);
});

test('[WG9] a tool that does not answer takes nothing from a week that is over', () => {
  const week = { id: '2026-11-16', goals: [{ ...goal, progress: 4 }] };
  expect(countedWeek(week, {})).toBe(week);
  expect(countedWeek(week, { 'tasks-done': 0 })).toBe(week);
});
