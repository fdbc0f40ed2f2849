import { linesFor } from './lines.logic';

test.each([
  [800, 6, 2],
  [1080, 6, 3],
  [1440, 6, 6],
  [1440, 5, 8],
  [300, 6, 2],
])('a window %i px high with %i weeks has %i lines a day', (height, weeks, expected) => {
  expect(linesFor(height, weeks)).toBe(expected);
});
