import { clockOf } from './format.logic';

test.each([
  [0, '0:00:00'],
  [2_538_999, '0:42:18'],
  [36_000_000, '10:00:00'],
  [-5, '0:00:00'],
])('[TT3] %i ms run as %s', (ms, text) => expect(clockOf(ms)).toBe(text));
