import { daysOfWeek, lastDays, monthGrid, startOfWeek } from './week';

test('weeks start on Monday', () => {
  expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  expect(daysOfWeek('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('the last days end with the given one', () => {
  expect(lastDays('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test.each([
  ['2027-02-14', 28, '2027-02-01', '2027-02-28'],
  ['2026-11-21', 42, '2026-10-26', '2026-12-06'],
  ['2026-12-01', 35, '2026-11-30', '2027-01-03'],
])('the month of %s is a grid of %i days', (day, count, first, last) => {
  const grid = monthGrid(day);
  expect(grid).toHaveLength(count);
  expect(grid[0]).toBe(first);
  expect(grid.at(-1)).toBe(last);
});
