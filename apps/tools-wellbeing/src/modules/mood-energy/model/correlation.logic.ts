import type { DayKey } from '@plainday/domain-calendar';
import { average } from './trend.logic';

/** Days that a comparison needs on each side, and so in all, to say anything (honesty before insight). */
export const ENOUGH_PER_SIDE = 5;
export const ENOUGH_DAYS = 2 * ENOUGH_PER_SIDE;

/** A number per local day that another tool offers. */
export type DayNumbers = ReadonlyMap<DayKey, number>;

/** Mood on days that reached a number against mood on the others. */
export interface Comparison {
  /** Days with a mood since the other tool was first used. */
  readonly days: number;
  /** What counts as reached: the middle value of the numbers, at least 1. */
  readonly threshold: number;
  /** Average mood of days at or above the threshold; null while there is not enough data. */
  readonly moodWith: number | null;
  readonly daysWith: number;
  readonly moodWithout: number | null;
  readonly daysWithout: number;
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Compares mood between days with much and days with little of something.
 *
 * @param moods Average mood of each day that has one.
 * @param numbers What another tool counted on each day; a day without a number counts as 0 from its first one on. Before
 *   that nothing is known: the tool was not used yet.
 */
export function compareMood(moods: DayNumbers, numbers: DayNumbers): Comparison {
  const first = [...numbers.keys()].sort()[0];
  const days = [...moods]
    .filter(([day]) => first !== undefined && day >= first)
    .map(([day, mood]) => ({ mood, number: numbers.get(day) ?? 0 }));
  const threshold = Math.max(1, middleOf(days.map(({ number }) => number)));
  const reached = days.filter(({ number }) => number >= threshold);
  const missed = days.filter(({ number }) => number < threshold);
  const enough =
    days.length >= ENOUGH_DAYS &&
    reached.length >= ENOUGH_PER_SIDE &&
    missed.length >= ENOUGH_PER_SIDE;
  return {
    days: days.length,
    threshold,
    moodWith: enough ? average(reached.map(({ mood }) => mood)) : null,
    daysWith: reached.length,
    moodWithout: enough ? average(missed.map(({ mood }) => mood)) : null,
    daysWithout: missed.length,
  };
}
