import { addDays } from './day-key';
import type { DayKey } from './day-key';

/** Consecutive days back from today. */
export interface Streak {
  readonly days: number;
  /** True while today is still open: the days before it keep counting (decisions 47). */
  readonly pending: boolean;
}

/** The streak of a set of done days, seen from `today` (spec §4, Habit). */
export function streakOf(done: ReadonlySet<DayKey>, today: DayKey): Streak {
  const pending = !done.has(today);
  let day = pending ? addDays(today, -1) : today;
  let days = 0;
  while (done.has(day)) {
    days += 1;
    day = addDays(day, -1);
  }
  return { days, pending };
}
