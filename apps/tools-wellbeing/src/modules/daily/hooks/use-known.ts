import { useCallback, useMemo } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { useFacts, type DayRange } from '@plainday/federation-contract';
import type { KnownOfDay } from '../model/daily.logic';

/** What the Health Tracker and Mindful Break count, by day. Where they are not there, nothing is known. */
export function useKnown(range: DayRange): (day: DayKey) => KnownOfDay {
  const glasses = useByDay('water-glasses', range);
  const waterGoal = useByDay('water-goal', range);
  const minutes = useByDay('exercise-minutes', range);
  const exerciseGoal = useByDay('exercise-goal', range);
  const breaks = useByDay('mindful-minutes', range);
  return useCallback(
    (day) => ({
      water: progress(glasses, waterGoal, day),
      exercise: progress(minutes, exerciseGoal, day),
      mindful: breaks.get(day),
    }),
    [glasses, waterGoal, minutes, exerciseGoal, breaks],
  );
}

type ByDay = ReadonlyMap<DayKey, number>;

function progress(amounts: ByDay, percents: ByDay, day: DayKey) {
  const amount = amounts.get(day);
  return amount === undefined ? undefined : { amount, percent: percents.get(day) ?? 0 };
}

function useByDay(kind: string, range: DayRange): ByDay {
  const { items } = useFacts(kind, range);
  return useMemo(() => {
    const sums = new Map<DayKey, number>();
    for (const { day, value } of items) sums.set(day, (sums.get(day) ?? 0) + value);
    return sums;
  }, [items]);
}
