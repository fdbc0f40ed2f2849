import { addDays, dayKeyOf, lastDays, startOfWeek, weekdayOf } from '@plainday/domain-calendar';
import { CLOCK_CHANGES, instantsAround, TURNS } from '../../../shared/testing/hostile-days';
import { cellState, streakWithFrozen, yearOfWeeks } from './habits.logic';

const none = new Set<string>();

test.each(CLOCK_CHANGES)(
  '[HB4] in %s a streak goes over %s, whatever the clock does',
  (zone, day) => {
    const done = new Set(lastDays(addDays(day, 1), 20));
    for (const instant of instantsAround(day)) {
      const today = dayKeyOf(instant, zone);
      const expected = 20 - Math.max(0, daysFrom(today, addDays(day, 1)));
      const { days, pending } = streakWithFrozen(done, none, today);
      if (today <= addDays(day, 1))
        expect([today, days, pending]).toEqual([today, expected, false]);
    }
  },
);

/** Days from one day to a later one. */
function daysFrom(from: string, to: string): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) count += 1;
  return count;
}

test.each(TURNS)('[HB4] a streak goes over %s, day by day', (day) => {
  const done = new Set(lastDays(addDays(day, 3), 10));
  expect(streakWithFrozen(done, none, addDays(day, 3))).toEqual({ days: 10, pending: false });
  expect(streakWithFrozen(done, none, addDays(day, 4))).toEqual({ days: 10, pending: true });
  expect(streakWithFrozen(done, none, addDays(day, 5)).days).toBe(0);
});

test.each(TURNS)('[HB8] the year that ends with %s has each day once, in whole weeks', (day) => {
  const days = yearOfWeeks(day).flat();
  expect(new Set(days).size).toBe(364);
  expect(days).toContain(day);
  expect(weekdayOf(days[0] ?? '')).toBe(1);
  expect(days.at(-1)).toBe(addDays(startOfWeek(day), 6));
  expect(cellState(addDays(day, 1), day, { done: none, frozen: none, made: day })).toBe('future');
});
