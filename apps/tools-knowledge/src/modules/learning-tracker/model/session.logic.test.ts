import { changesOf, draftOf, newGoal } from './goals.logic';
import { goalDraftSchema, sessionDraftSchema, type LearningGoal } from './learning.schema';
import { completes, logged, takenBack, type Session } from './session.logic';

const draft = { topic: ' SQL ', subject: 'programming', targetHours: 1, text: '' } as const;
const goal: LearningGoal = newGoal(draft, { id: 'g1', userId: 'u1', now: 0 });
const session: Session = {
  id: 's1',
  goalId: 'g1',
  day: '2026-11-21',
  minutes: 30,
  note: '',
  at: '2026-11-21T09:00:00.000Z',
  before: null,
};

test('[LT1] a goal needs a topic and 1 to 1000 hours', () => {
  const fits = (fields: object) => goalDraftSchema.safeParse({ ...draft, ...fields }).success;
  expect([fits({}), fits({ topic: ' ' }), fits({ targetHours: 0 })]).toEqual([true, false, false]);
  expect([fits({ targetHours: 1001 }), fits({ targetHours: 1000 })]).toEqual([false, true]);
  expect([fits({ targetHours: 1.5 }), fits({ subject: 'magic' })]).toEqual([false, false]);
  expect(goal).toMatchObject({ topic: 'SQL', notes: 'Target: 1 hours', progress_percentage: 0 });
});

test('[LT3] a session needs a goal and 1 to 480 minutes', () => {
  const fits = (fields: object) =>
    sessionDraftSchema.safeParse({ goalId: 'g', minutes: 30, note: '', ...fields }).success;
  expect([fits({}), fits({ goalId: '' }), fits({ minutes: 0 }), fits({ minutes: 481 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[LT4][LT5] a session adds its line, its minutes and its percentage; twice is once', () => {
  const once = logged(goal, session);
  expect(once).toMatchObject({
    notes: 'Target: 1 hours\n2026-11-21: 30 min - Study session',
    time_spent: 30,
    progress_percentage: 50,
    last_studied: session.at,
  });
  expect(logged(once, session)).toBe(once);
});

test('[LT4] a session taken back leaves the goal as it was; twice is once', () => {
  const before = logged(goal, { ...session, id: 's0', at: '2026-11-20T09:00:00.000Z' });
  const again = { ...session, minutes: 20, before: before.last_studied };
  const back = takenBack(logged(before, again), again);
  expect(back).toEqual(before);
  expect(takenBack(back, again)).toBe(back);
});

test('[LT6] the session that reaches the target completes the goal, no other does', () => {
  expect(completes(goal, session)).toBe(false);
  const half = logged(goal, session);
  const second = { ...session, id: 's2' };
  expect(completes(half, second)).toBe(true);
  expect(completes(logged(half, second), { ...session, id: 's3' })).toBe(false);
});

test('[LT10] another target is another percentage, and the sessions stay', () => {
  const half = logged(goal, session);
  expect(changesOf(half, { ...draftOf(half), targetHours: 2, text: 'Book' })).toEqual({
    topic: 'SQL',
    subject: 'programming',
    notes: 'Target: 2 hours\n2026-11-21: 30 min - Study session\n\nBook',
    progress_percentage: 25,
  });
});
