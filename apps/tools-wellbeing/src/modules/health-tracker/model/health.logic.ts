import { addDays, type DayKey } from '@plainday/domain-calendar';
import type { HealthDay, HealthGoals, Measure } from './health.schema';

/** Records in the weekly performance, days in the history (spec §9). */
export const WEEK = 7;

export function emptyDay(day: DayKey): HealthDay {
  return { id: day, water: 0, exercise: 0 };
}

/** A day with `step` more of a measure, never below zero (spec §4). */
export function withStep(day: HealthDay, measure: Measure, step: number): HealthDay {
  return { ...day, [measure]: Math.max(0, day[measure] + step) };
}

/** True when a step is what reached the goal, for the first time on its day (spec §8). */
export function reachesGoal(
  before: HealthDay,
  step: number,
  measure: Measure,
  goals: HealthGoals,
): boolean {
  const isFirst = !before.told?.includes(measure);
  return isFirst && before[measure] < goals[measure] && before[measure] + step >= goals[measure];
}

/** A day after a step; it remembers that its goal was told. */
export function withLogged(
  day: HealthDay,
  step: number,
  measure: Measure,
  goals: HealthGoals,
): HealthDay {
  const after = withStep(day, measure, step);
  if (!reachesGoal(day, step, measure, goals)) return after;
  return { ...after, told: [...(day.told ?? []), measure] };
}

/** Weekly performance of one measure over the latest records. */
export interface Performance {
  readonly average: number;
  readonly total: number;
  /** Records at or above the goal. */
  readonly hits: number;
  /** Records looked at: at most seven. */
  readonly count: number;
}

/** The latest seven records, oldest first; days without a record are not counted (spec §9). */
export function latestRecords(days: readonly HealthDay[]): HealthDay[] {
  return [...days].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(-WEEK);
}

/** Sums up one measure of the latest records. */
export function performanceOf(
  days: readonly HealthDay[],
  measure: Measure,
  goals: HealthGoals,
): Performance {
  const values = latestRecords(days).map((day) => day[measure]);
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    total,
    average: values.length === 0 ? 0 : total / values.length,
    hits: values.filter((value) => value >= goals[measure]).length,
    count: values.length,
  };
}

/** The seven days that end today, oldest first, with nothing where nothing was recorded. */
export function historyOf(days: readonly HealthDay[], today: DayKey): HealthDay[] {
  const known = new Map(days.map((day) => [day.id, day]));
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(today, index - WEEK + 1);
    return known.get(day) ?? emptyDay(day);
  });
}

/** Whole percent of a day's goal; 100 and more when it is reached. */
export function percentOfGoal(day: HealthDay, measure: Measure, goals: HealthGoals): number {
  return Math.floor((100 * day[measure]) / goals[measure]);
}
