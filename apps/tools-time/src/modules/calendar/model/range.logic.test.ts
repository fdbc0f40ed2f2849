import { dayAfterKey, daysShown, rangeTitle, stepFrom } from './range.logic';

const DAY = '2026-11-21';

test('[CV1] a month has 42 cells whatever its length, from a Monday', () => {
  for (const day of ['2026-02-10', '2027-02-10', '2026-11-21', '2026-08-01', '2024-02-29']) {
    const days = daysShown('monthly', day);
    expect(days).toHaveLength(42);
    expect(days).toContain(day);
    expect(days[0]).toBe(daysShown('weekly', days[0] ?? '')[0]);
  }
});

test('[CV1] a week starts on Monday, a day is itself', () => {
  expect(daysShown('weekly', DAY)[0]).toBe('2026-11-16');
  expect(daysShown('daily', DAY)).toEqual([DAY]);
});

test('[CV1] previous and next step by what is shown', () => {
  expect(stepFrom('daily', DAY, 1)).toBe('2026-11-22');
  expect(stepFrom('weekly', DAY, -1)).toBe('2026-11-14');
  expect(stepFrom('monthly', '2026-01-31', 1)).toBe('2026-02-28');
});

test.each([
  ['daily', DAY, 'Saturday, November 21, 2026'],
  ['weekly', DAY, 'Nov 16 – 22, 2026'],
  ['weekly', '2026-12-01', 'Nov 30 – Dec 6, 2026'],
  ['weekly', '2026-12-31', 'Dec 28, 2026 – Jan 3, 2027'],
  ['monthly', DAY, 'November 2026'],
] as const)('[CV1] %s around %s is titled %s', (mode, day, title) => {
  expect(rangeTitle(mode, day)).toBe(title);
});

test('[issue 44] a day of a phone is titled with short names', () => {
  expect(rangeTitle('daily', DAY, 'short')).toBe('Sat, Nov 21, 2026');
});

test.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', true, '2027-11-21'],
  ['Enter', false, null],
])('[CV3] %s (Shift: %p) leads to %s', (key, shift, day) => {
  expect(dayAfterKey(key, shift, DAY)).toBe(day);
});
