import { clockOf, dayTitle } from './format.logic';

test.each([
  [0, '0:00:00'],
  [2_538_999, '0:42:18'],
  [36_000_000, '10:00:00'],
  [-5, '0:00:00'],
])('[TT3] %i ms run as %s', (ms, text) => expect(clockOf(ms)).toBe(text));

test.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-19', 'Thu, Nov 19'],
  ['2025-11-19', 'Wed, Nov 19, 2025'],
])('[TT5] the day %s is called %s', (day, title) => {
  expect(dayTitle(day, '2026-11-21', '2026-11-20')).toBe(title);
});
