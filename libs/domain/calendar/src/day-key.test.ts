import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  isDayKey,
  partsOfDay,
  toDayKey,
  weekdayOf,
} from './day-key';

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
});

test('walking ten years day by day visits every day once and in order', () => {
  const seen = new Set<string>();
  let day = '2020-01-01';
  while (day < '2030-01-01') {
    seen.add(day);
    const next = addDays(day, 1);
    expect(next > day).toBe(true);
    day = next;
  }
  expect(seen.size).toBe(3653);
  expect(daysBetween('2020-01-01', '2030-01-01')).toBe(3653);
});

test('a month later keeps the anchor day through short months', () => {
  const february = addMonths('2026-01-31', 1, 31);
  expect(february).toBe('2026-02-28');
  expect(addMonths(february, 1, 31)).toBe('2026-03-31');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('weekdays follow ISO 8601', () => {
  expect(weekdayOf('2026-11-16')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test.each(['2026-02-30', '2026-13-01', '2026-00-10', '21.11.2026', '2026-1-1', ''])(
  '%p is no day',
  (text) => {
    expect(isDayKey(text)).toBe(false);
    expect(() => partsOfDay(text)).toThrow('yyyy-MM-dd');
  },
);

test('years below 100 are not read as the twentieth century', () => {
  expect(isDayKey('0050-06-01')).toBe(true);
  expect(toDayKey(50, 6, 1)).toBe('0050-06-01');
});

test('a day in words does not depend on where one is', () => {
  expect(formatDay('2026-11-21', { weekday: 'short', month: 'short', day: 'numeric' })).toBe(
    'Sat, Nov 21',
  );
  expect(formatDay('2026-11-21', { weekday: 'long', timeZone: 'Pacific/Kiritimati' })).toBe(
    'Saturday',
  );
});
