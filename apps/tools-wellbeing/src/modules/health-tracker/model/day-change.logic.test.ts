import { addDays, dayKeyOf } from '@plainday/domain-calendar';
import { CLOCK_CHANGES, instantsAround, TURNS, ZONES } from '../../../shared/testing/hostile-days';
import { emptyDay, historyOf, withStep } from './health.logic';
import type { HealthDay } from './health.schema';

const CASES = [
  ...CLOCK_CHANGES,
  ...ZONES.flatMap((zone) => TURNS.map((day) => [zone, day] as const)),
];

test.each(CASES)(
  '[HT7] in %s each glass around %s is on one local day, none twice',
  (zone, day) => {
    const days = new Map<string, HealthDay>();
    const instants = instantsAround(day);
    for (const instant of instants) {
      const today = dayKeyOf(instant, zone);
      days.set(today, withStep(days.get(today) ?? emptyDay(today), 'water', 1));
    }
    const last = [...days.keys()].sort().at(-1) ?? day;
    const history = historyOf([...days.values()], last);
    expect(history.map(({ id }) => id)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(last, index - 6)),
    );
    expect(history.reduce((sum, { water }) => sum + water, 0)).toBe(instants.length);
  },
);
