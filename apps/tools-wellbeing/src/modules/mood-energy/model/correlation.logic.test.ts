import { compareMood } from './correlation.logic';

const days = (values: readonly number[]) =>
  new Map(values.map((value, index) => [`2026-11-${String(index + 1).padStart(2, '0')}`, value]));

test('[ME9] days with much are held against days with little, each with its count', () => {
  const result = compareMood(
    days([5, 5, 4, 4, 2, 2, 2, 2, 2, 2]),
    days([60, 50, 40, 30, 10, 0, 0, 5, 0, 0]),
  );
  expect(result).toEqual({
    days: 10,
    threshold: 10,
    moodWith: 4,
    daysWith: 5,
    moodWithout: 2,
    daysWithout: 5,
  });
});

test('[ME9] [T10] fewer than five days on a side say nothing', () => {
  const moods = days([5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1]);
  const result = compareMood(moods, days([9, 9, 9, 9, 0, 0, 0, 0, 0, 0, 0]));
  expect(result).toMatchObject({ daysWith: 4, daysWithout: 7, moodWith: null, moodWithout: null });
});

test('[ME9] [T10] days before a tool was first used are no days without it', () => {
  // Ten low days in November, before the tool; in December it was used on all days.
  const november = days([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const december = new Map(['01', '02', '03', '04', '05'].map((day) => [`2026-12-${day}`, 5]));
  const result = compareMood(new Map([...november, ...december]), december);
  expect(result).toMatchObject({ days: 5, daysWithout: 0, moodWithout: null });
});

test('[ME9] days that are all alike say nothing', () => {
  expect(compareMood(days([3, 3, 3, 3, 3, 3, 3, 3, 3, 3]), new Map())).toMatchObject({
    moodWith: null,
    daysWith: 0,
  });
});
