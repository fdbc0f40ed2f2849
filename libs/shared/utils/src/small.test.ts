import { clamp } from './clamp';
import { plural } from './plural';

test.each([
  [5, 0, 10, 5],
  [-1, 0, 10, 0],
  [11, 0, 10, 10],
])('clamp(%i, %i, %i) is %i', (value, min, max, result) => {
  expect(clamp(value, min, max)).toBe(result);
});

test('plural agrees with its count', () => {
  expect(plural(1, 'task')).toBe('1 task');
  expect(plural(0, 'task')).toBe('0 tasks');
  expect(plural(2, 'entry', 'entries')).toBe('2 entries');
});
