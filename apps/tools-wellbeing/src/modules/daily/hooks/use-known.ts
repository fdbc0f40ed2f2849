import { useCallback } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import type { DayRange } from '@plainday/federation-contract';
import { useFactSums, type ByDay } from '../../../shared/use-fact-sums';
import type { KnownOfDay } from '../model/daily.logic';

const KINDS = [
  'water-glasses',
  'water-goal',
  'exercise-minutes',
  'exercise-goal',
  'mindful-minutes',
  'mood',
] as const;

/** What the Health Tracker, Mindful Break and the Mood & Energy Tracker count, by day. Where they are not there, nothing is known. */
export function useKnown(range: DayRange): (day: DayKey) => KnownOfDay {
  const { byDay } = useFactSums(KINDS, range);
  return useCallback(
    (day) => ({
      water: progress(byDay('water-glasses'), byDay('water-goal'), day),
      exercise: progress(byDay('exercise-minutes'), byDay('exercise-goal'), day),
      mindful: byDay('mindful-minutes').get(day),
      mood: byDay('mood').get(day),
    }),
    [byDay],
  );
}

function progress(amounts: ByDay, percents: ByDay, day: DayKey) {
  const amount = amounts.get(day);
  return amount === undefined ? undefined : { amount, percent: percents.get(day) ?? 0 };
}
