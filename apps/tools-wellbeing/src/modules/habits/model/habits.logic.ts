import {
  addDays,
  dayAt,
  startOfWeek,
  type DayKey,
  type DayRule,
  type Streak,
} from '@plainday/domain-calendar';
import type { Completion, Habit } from './habit.schema';

/** Days that are read for streaks and the year: a year and a bit (decisions 46); more where a streak fills them. */
const HISTORY_DAYS = 400;

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

/** The day on which a habit was made. */
export function madeOn({ created_at }: Pick<Habit, 'created_at'>, rule: DayRule): DayKey {
  return dayAt(Date.parse(created_at), rule);
}

export type CellState = 'done' | 'missed' | 'pending' | 'frozen' | 'before' | 'future';

/** What is known of the days of a habit. */
export interface HabitPast {
  readonly done: ReadonlySet<DayKey>;
  readonly frozen: ReadonlySet<DayKey>;
  readonly made: DayKey;
  /** The day on which it was deleted. */
  readonly ended?: DayKey | null;
}

/** How a day of a habit is drawn; today stays pending until it is over (decisions 47). */
export function cellState(
  day: DayKey,
  today: DayKey,
  { done, frozen, made }: HabitPast,
): CellState {
  if (day > today) return 'future';
  if (done.has(day)) return 'done';
  if (frozen.has(day)) return 'frozen';
  if (day < made) return 'before';
  return day === today ? 'pending' : 'missed';
}

/**
 * Whether a day counts for a habit: from the day it was made to the one before it was deleted, and any other day on
 * which it was kept all the same; a frozen day is neither kept nor missed (decision 97).
 */
export function isCounted(day: DayKey, { done, frozen, made, ended }: HabitPast): boolean {
  if (done.has(day)) return true;
  return day >= made && (!ended || day < ended) && !frozen.has(day);
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

/** Whether the run back from today has no end in the days that are known: it may be longer. */
export function fillsDays(
  { done, frozen }: Pick<HabitPast, 'done' | 'frozen'>,
  from: DayKey,
  today: DayKey,
): boolean {
  let day = done.has(today) ? today : addDays(today, -1);
  while (day >= from && (done.has(day) || frozen.has(day))) day = addDays(day, -1);
  return day < from;
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

/** How many of the days that count in a week were kept, over all habits. */
export interface WeekResult {
  readonly kept: number;
  readonly of: number;
}

/** A week of habits, up to a day of it. */
export function resultOfWeek(
  monday: DayKey,
  until: DayKey,
  pasts: readonly HabitPast[],
): WeekResult {
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const days = week.filter((day) => day <= until);
  const counted = pasts.flatMap((past) =>
    days.filter((day) => isCounted(day, past)).map((day) => past.done.has(day)),
  );
  return { kept: counted.filter(Boolean).length, of: counted.length };
}

/** The 52 weeks that end with this one, each seven days from Monday: the year of a habit. */
export function yearOfWeeks(today: DayKey): DayKey[][] {
  const monday = startOfWeek(today);
  return Array.from({ length: 52 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, (week - 51) * 7 + day)),
  );
}

/**
 * The days read for streaks, to the end of this week: the same all week, so what a device keeps is found tomorrow.
 *
 * @param parts Of `HISTORY_DAYS` each, one after the other back from today.
 */
export function historyRange(
  today: DayKey,
  parts = 1,
): { readonly from: DayKey; readonly to: DayKey } {
  const monday = startOfWeek(today);
  return { from: addDays(monday, 1 - HISTORY_DAYS * parts), to: addDays(monday, 6) };
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
