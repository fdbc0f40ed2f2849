import { lengthsFor, stretchedTo } from './resize.logic';

// An hour is 35 pixels high.
test.each([
  [60, 35, 120],
  [60, 17.5, 90],
  [60, -17.5, 30],
  [60, 3, 60],
  [60, -500, 15],
  [20, 4, 30],
  [60, 5000, 1440],
])('[CV12] a block of %d min dragged by %d pixels takes %d min', (minutes, pixels, expected) => {
  expect(stretchedTo({ seconds: minutes * 60 }, pixels)).toBe(expected);
});

test('[CV12] an edge that was only touched changes nothing', () => {
  expect(stretchedTo({ seconds: 50 * 60 }, 0)).toBe(50);
});

test('[CV12] the menu has the quick picks, none, and what the task has', () => {
  expect(lengthsFor({ duration: null })).toEqual([null, 15, 30, 60, 120]);
  expect(lengthsFor({ duration: 45 })).toEqual([null, 15, 30, 45, 60, 120]);
});
