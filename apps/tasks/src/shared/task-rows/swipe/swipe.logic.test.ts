import { actionOf, gestureOf } from './swipe.logic';

it.each([
  [4, 3, 'undecided'],
  [20, 4, 'swipe'],
  [-40, 12, 'swipe'],
  [14, 8, 'none'],
  [2, 30, 'none'],
  [-30, -30, 'none'],
] as const)('[TL24] %d across and %d along is %s', (dx, dy, gesture) => {
  expect(gestureOf(dx, dy)).toBe(gesture);
});

it('[TL24] right completes, left schedules, and a short way does nothing', () => {
  expect([71, 72, -72, -20].map(actionOf)).toEqual([null, 'complete', 'schedule', null]);
});
