import { addDays, dayKeyOf } from '@plainday/domain-calendar';
import { CLOCK_CHANGES, instantsAround, TURNS, ZONES } from '../../../shared/testing/hostile-days';
import { minutesByDay } from './breaks.logic';

const CASES = [
  ...CLOCK_CHANGES,
  ...ZONES.flatMap((zone) => TURNS.map((day) => [zone, day] as const)),
];

test.each(CASES)('[MB8] in %s every break around %s counts once, on its day', (zone, day) => {
  const breaks = instantsAround(day).map((endedAt) => ({ id: `${endedAt}`, endedAt, minutes: 1 }));
  const all = minutesByDay(
    breaks,
    { from: addDays(day, -5), to: addDays(day, 5) },
    { dayStartMinutes: 0, timeZone: zone },
  );
  expect(all.reduce((sum, { value }) => sum + value, 0)).toBe(breaks.length);
  const own = minutesByDay(breaks, { from: day, to: day }, { dayStartMinutes: 0, timeZone: zone });
  expect(own).toEqual([
    {
      day,
      value: breaks.filter(({ endedAt }) => dayKeyOf(endedAt, zone) === day).length,
    },
  ]);
});
