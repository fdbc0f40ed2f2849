import { clockOf, dayTitle, durationOf } from './format.logic';

test.each([
  [0, '0:00:00'],
  [2_538_999, '0:42:18'],
  [36_000_000, '10:00:00'],
  [-5, '0:00:00'],
])('[TT3] %i ms run as %s', (ms, text) => expect(clockOf(ms)).toBe(text));

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [4_080, '1 h 08'],
])('[TT2] %i seconds read %s', (seconds, text) => expect(durationOf(seconds)).toBe(text));

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-19', 'Thu, Nov 19'],
  ['2025-11-19', 'Wed, Nov 19, 2025'],
])('[TT5] the day %s is called %s', (day, title) => {
  expect(dayTitle(day, '2026-11-21', '2026-11-20')).toBe(title);
});
