import { spokenTime, whenText } from './texts.logic';

const rule = { dayStartMinutes: 0 };
const today = '2026-11-21';
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('[VN3] a note says when it was made', () => {
  expect(whenText(at(2026, 10, 21, 8, 5), today, rule)).toBe('Today, 08:05');
  expect(whenText(at(2026, 10, 20, 18, 20), today, rule)).toBe('Yesterday, 18:20');
  expect(whenText(at(2026, 10, 19, 11, 5), today, rule)).toBe('Thursday, 11:05');
  expect(whenText(at(2026, 10, 10, 9, 40), today, rule)).toBe('Nov 10, 09:40');
  expect(whenText(at(2025, 10, 17, 9, 40), today, rule)).toBe('Nov 17, 2025, 09:40');
});

test('[VN7] a position is said in words', () => {
  expect(spokenTime(0)).toBe('0 seconds');
  expect(spokenTime(61.9)).toBe('1 minute 1 second');
  expect(spokenTime(134)).toBe('2 minutes 14 seconds');
});
