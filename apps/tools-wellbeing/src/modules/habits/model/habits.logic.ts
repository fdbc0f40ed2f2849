import { addDays, startOfWeek, type DayKey, type Streak } from '@plainday/domain-calendar';
import type { Completion } from './habit.schema';

/** Days that are read for streaks and the year: a year and a bit (decisions 46). */
export const HISTORY_DAYS = 400;

/** The days on which each habit was kept. */
export function daysByHabit<Kept extends Pick<Completion, 'habit_id' | 'completed_at'>>(
  completions: readonly Kept[],
): ReadonlyMap<string, ReadonlySet<DayKey>> {
  const days = new Map<string, Set<DayKey>>();
  for (const { habit_id, completed_at } of completions) {
    const known = days.get(habit_id);
    if (known) known.add(completed_at);
    else days.set(habit_id, new Set([completed_at]));
  }
  return days;
}

export type CellState = 'done' | 'missed' | 'pending' | 'frozen' | 'future';

/** How a day of a habit is drawn; today stays pending until it is over (decisions 47). */
export function cellState(
  day: DayKey,
  today: DayKey,
  done: ReadonlySet<DayKey>,
  frozen: ReadonlySet<DayKey>,
): CellState {
  if (day > today) return 'future';
  if (done.has(day)) return 'done';
  if (frozen.has(day)) return 'frozen';
  return day === today ? 'pending' : 'missed';
}

/** Consecutive days back from today. A frozen day neither counts nor breaks; today may be pending. */
export function streakWithFrozen(
  done: ReadonlySet<DayKey>,
  frozen: ReadonlySet<DayKey>,
  today: DayKey,
): Streak {
  const pending = !done.has(today);
  let day = pending ? addDays(today, -1) : today;
  let days = 0;
  for (; done.has(day) || frozen.has(day); day = addDays(day, -1)) {
    if (done.has(day)) days += 1;
  }
  return { days, pending };
}

/** The longest run of kept days, frozen days bridging it. */
export function longestStreak(done: ReadonlySet<DayKey>, frozen: ReadonlySet<DayKey>): number {
  let longest = 0;
  let current = 0;
  let expected: DayKey | null = null;
  for (const day of [...new Set([...done, ...frozen])].sort()) {
    if (day !== expected) current = 0;
    if (done.has(day)) current += 1;
    longest = Math.max(longest, current);
    expected = addDays(day, 1);
  }
  return longest;
}

/** Share of done cells in a week, of the days up to today: 0 to 1; null for a week to come. */
export function shareOfWeek(
  monday: DayKey,
  today: DayKey,
  habits: readonly { readonly id: string }[],
  days: ReadonlyMap<string, ReadonlySet<DayKey>>,
): number | null {
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const past = week.filter((day) => day <= today);
  if (past.length === 0 || habits.length === 0) return null;
  const done = habits.flatMap(({ id }) => past.filter((day) => days.get(id)?.has(day)));
  return done.length / (past.length * habits.length);
}

/** The 52 weeks that end with this one, each seven days from Monday: the year of a habit. */
export function yearOfWeeks(today: DayKey): DayKey[][] {
  const monday = startOfWeek(today);
  return Array.from({ length: 52 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, (week - 51) * 7 + day)),
  );
}

/** The days read for streaks, to the end of this week: the same all week, so what a device keeps is found tomorrow. */
export function historyRange(today: DayKey): { readonly from: DayKey; readonly to: DayKey } {
  const monday = startOfWeek(today);
  return { from: addDays(monday, 1 - HISTORY_DAYS), to: addDays(monday, 6) };
}

/** The days of the week that is shown at first. */
export function thisWeek(today: DayKey): { readonly from: DayKey; readonly to: DayKey } {
  const monday = startOfWeek(today);
  return { from: monday, to: addDays(monday, 6) };
}

/** How many habits were kept on each day. */
export function keptByDay(
  completions: readonly Pick<Completion, 'habit_id' | 'completed_at'>[],
): { readonly day: DayKey; readonly value: number }[] {
  const counts = new Map<DayKey, number>();
  for (const { completed_at: day } of completions) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, value]) => ({ day, value }));
}

/** Days kept in a week, of these habits. */
export function keptInWeek(
  monday: DayKey,
  habits: readonly { readonly id: string }[],
  days: ReadonlyMap<string, ReadonlySet<DayKey>>,
): number {
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return habits.flatMap(({ id }) => week.filter((day) => days.get(id)?.has(day))).length;
}
