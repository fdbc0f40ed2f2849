import { partitionPoint } from './partition-point';

it.each([0, 1, 2, 7, 64, 1000])('finds where the second part of %d begins', (count) => {
  for (const point of new Set([0, 1, count >> 1, count - 1, count])) {
    if (point < 0 || point > count) continue;
    expect(partitionPoint(count, (index) => index >= point)).toBe(point);
  }
});

it('looks at a few of many', () => {
  let looks = 0;
  partitionPoint(20_000, (index) => {
    looks += 1;
    return index >= 12_345;
  });
  expect(looks).toBeLessThanOrEqual(15);
});
