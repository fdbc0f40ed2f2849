import { changedGoals, changedMarks, takenOver, unmarked, withMarks } from './goal-marks.logic';
import { inWeek } from './feed.logic';
import { carryOver } from './goals.logic';
import type { Goal } from './goals.schema';

const MONDAY = '2026-11-16';
const NEXT = '2026-11-23';
const NONE = { marks: [] };
const FEED = { kind: 'tasks-done', title: 'Tasks' };
const goal: Goal = {
  id: 'g1',
  title: 'Run',
  progress: 3,
  target: 5,
  unit: 'times',
  completed: false,
  createdAt: '2026-11-16T08:00:00.000Z',
};

test('[WG3] [T18] progress that was stored above the target counts up to it', () => {
  const [read] = withMarks([{ ...goal, progress: 9 }], NONE, MONDAY);
  expect(read).toMatchObject({ progress: 5, target: 5, completed: true });
});

test('[WG6][WG8] what was carried over and corrected holds in its week alone, what counts in all', () => {
  const marks = { marks: [{ id: 'g1', feed: FEED, week: MONDAY, carried: 2, correction: -1 }] };
  expect(withMarks([{ ...goal, progress: 6 }], marks, MONDAY)).toEqual([
    { ...goal, progress: 6, carried: 2, feed: { ...FEED, correction: -1 } },
  ]);
  expect(withMarks([{ ...goal, progress: 0 }], marks, NEXT)).toEqual([
    { ...goal, progress: 0, feed: { ...FEED, correction: 0 } },
  ]);
});

test('[WG8] a change is written as a goal of spec §3 and as what lies beside it', () => {
  const other = { ...goal, id: 'g2' };
  const change = (goals: readonly Goal[]) => carryOver(goals, goal);
  const marks = changedMarks(NONE, [goal, other], MONDAY, change);
  expect(marks).toEqual({ marks: [{ id: 'g1', week: MONDAY, carried: 2 }] });
  const kept = changedGoals([goal, other], marks, MONDAY, (goals) =>
    goals.map((one) => (one.id === 'g1' ? { ...one, progress: 7, completed: true } : one)),
  );
  expect(kept).toEqual([{ ...goal, progress: 7, completed: true }, other]);
  expect(kept[1]).toBe(other);
  expect(changedMarks(marks, kept, MONDAY, (goals) => goals.slice(1))).toEqual(NONE);
});

test('[WG8] marks of a goal that another tab has added meanwhile stay', () => {
  const marks = { marks: [{ id: 'new', feed: FEED }] };
  expect(changedMarks(marks, [goal], MONDAY, () => [])).toBe(marks);
});

test('[WG8] what an older page has written into a goal moves beside it, once', () => {
  const old = { ...goal, week: MONDAY, carried: 2, feed: { ...FEED, correction: 1 } };
  const marks = takenOver(NONE, [old, { ...goal, id: 'g2', week: MONDAY }], MONDAY);
  expect(marks).toEqual({
    marks: [{ id: 'g1', feed: FEED, week: MONDAY, carried: 2, correction: 1 }],
  });
  expect(takenOver(marks, [old], MONDAY)).toBe(marks);
  expect(unmarked([old], NONE, MONDAY)).toEqual([old]);
  expect(unmarked([old], marks, MONDAY)).toEqual([goal]);
  const clean = [goal];
  expect(unmarked(clean, marks, MONDAY)).toBe(clean);
});

test('[WG5][WG8] an older page that begins a week drops what was carried over, not what counts', () => {
  const marks = { marks: [{ id: 'g1', feed: FEED, week: MONDAY, carried: 2 }] };
  // What an older page makes of a goal in whose text nothing more stands.
  const [begun] = [{ ...goal, progress: 0, week: NEXT }];
  expect(takenOver(marks, [begun!], NEXT)).toEqual({ marks: [{ id: 'g1', feed: FEED }] });
  // It knows of it: this page begins the week no second time.
  expect(inWeek([{ ...begun!, progress: 1 }], NEXT)).toEqual([{ ...begun!, progress: 1 }]);
});
