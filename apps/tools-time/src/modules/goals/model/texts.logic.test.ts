import { weekName } from '@plainday/domain-calendar';
import { resetText, resultOf } from './texts.logic';

test.each([
  ['2026-11-16', 'Nov 16 – 22'],
  ['2026-11-30', 'Nov 30 – Dec 6'],
])('[WG6] the week of %s is %s', (monday, name) => expect(weekName(monday)).toBe(name));

test.each([
  ['2026-11-16', 'resets Monday, in 7 days'],
  ['2026-11-21', 'resets Monday, in 2 days'],
  ['2026-11-22', 'resets tomorrow, Monday'],
])('[WG5] on %s it %s', (today, text) => expect(resetText(today)).toBe(text));

test('[WG6] a week counts what was completed', () => {
  expect(resultOf({ goals: [] })).toEqual({ done: 0, all: 0 });
});
