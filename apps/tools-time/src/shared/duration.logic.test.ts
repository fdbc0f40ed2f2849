import { durationOf } from './duration.logic';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [4_080, '1 h 08'],
])('[TT2] %i seconds read %s', (seconds, text) => expect(durationOf(seconds)).toBe(text));
