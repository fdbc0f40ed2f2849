import { binomialAtMost, fisherMore, lowerBound } from './exact-tests';

it('has the values of the lady tasting tea, by counting her 70 choices', () => {
  expect(fisherMore(4, 4, 0, 4)).toBeCloseTo(1 / 70, 10);
  expect(fisherMore(3, 4, 1, 4)).toBeCloseTo(17 / 70, 10);
  expect(fisherMore(2, 4, 2, 4)).toBeCloseTo(53 / 70, 10);
  expect(fisherMore(0, 4, 4, 4)).toBeCloseTo(1, 10);
});

it('with all hits in the first group has the product of fractions', () => {
  const chance = (10 / 100) * (9 / 99) * (8 / 98) * (7 / 97);
  expect(fisherMore(4, 10, 0, 90) / chance).toBeCloseTo(1, 9);
  const large = (1000 / 1e6) * (999 / 999_999);
  expect(fisherMore(2, 1000, 0, 999_000) / large).toBeCloseTo(1, 6);
});

it('where hits fill the other group, none are counted twice', () => {
  expect(fisherMore(3, 5, 2, 2)).toBeCloseTo(1, 10);
});

it('has the binomial sums of Pascal\u2019s triangle', () => {
  expect(binomialAtMost(2, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
  expect(binomialAtMost(0, 300, 0.01) / 0.99 ** 300).toBeCloseTo(1, 9);
  expect([binomialAtMost(3, 3, 0.2), binomialAtMost(-1, 3, 0.2)]).toEqual([1, 0]);
  expect([binomialAtMost(0, 9, 0), binomialAtMost(2, 9, 1)]).toEqual([1, 0]);
});

it('has Clopper and Pearson\u2019s bounds in closed form, and from their table', () => {
  expect(lowerBound(0, 50, 0.025)).toBe(0);
  expect(lowerBound(1, 50, 0.025)).toBeCloseTo(1 - 0.975 ** (1 / 50), 9);
  expect(lowerBound(50, 50, 0.025)).toBeCloseTo(0.025 ** (1 / 50), 9);
  expect(lowerBound(10, 100, 0.025)).toBeCloseTo(0.049, 3);
});
