import { compareMood } from './correlation.logic';

const days = (values: readonly number[]) =>
  new Map(values.map((value, index) => [`2026-11-${String(index + 1).padStart(2, '0')}`, value]));

test('[ME9] days with much are held against days with little, each with its count', () => {
  const result = compareMood(days([5, 5, 4, 2, 2, 2, 2]), days([60, 50, 40, 10, 0, 0, 5]));
  expect(result).toEqual({
    days: 7,
    threshold: 10,
    moodWith: 4,
    daysWith: 4,
    moodWithout: 2,
    daysWithout: 3,
  });
});

test('[ME9] fewer than seven days say nothing', () => {
  const result = compareMood(days([5, 5, 5, 1, 1, 1]), days([9, 9, 9, 0, 0, 0]));
  expect(result).toMatchObject({ days: 6, moodWith: null, moodWithout: null });
});

test('[ME9] seven days that are all alike say nothing', () => {
  expect(compareMood(days([3, 3, 3, 3, 3, 3, 3]), new Map())).toMatchObject({
    moodWith: null,
    daysWith: 0,
    daysWithout: 7,
  });
});
