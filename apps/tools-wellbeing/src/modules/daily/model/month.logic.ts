import { addDays, monthGrid, type DayKey } from '@plainday/domain-calendar';
import { countDone, emptyDay, habitStates, type KnownOfDay } from './daily.logic';
import { DAILY_HABITS, type DailyDay, type DailyHabit } from './daily.schema';

/** What the month shows: all three are out of five. */
export type MonthView = 'habits' | 'mood' | 'productivity';

/** What is known of every day. */
export interface Days {
  readonly dayOf: (day: DayKey) => DailyDay;
  readonly knownOf: (day: DayKey) => KnownOfDay;
  /** The first day of which somebody said something; null before that. */
  readonly first: DayKey | null;
}

/** Looks days up: an empty one where nobody said anything. */
export function daysOf(records: readonly DailyDay[], knownOf: (day: DayKey) => KnownOfDay): Days {
  const byId = new Map(records.map((record) => [record.id, record]));
  const first = [...byId.keys()].sort()[0] ?? null;
  return { dayOf: (day) => byId.get(day) ?? emptyDay(day), knownOf, first };
}

/** The value of a day from 0 to 5; 0 for none. */
export function valueOf(day: DayKey, view: MonthView, days: Days): number {
  const record = days.dayOf(day);
  return view === 'habits' ? countDone(record, days.knownOf(day)) : (record[view] ?? 0);
}

/** The days of a month up to today, oldest first. */
export function pastDaysOf(month: DayKey, today: DayKey): DayKey[] {
  return monthGrid(month).filter((day) => day.startsWith(month.slice(0, 7)) && day <= today);
}

/** Of these days those since the tracker was first used: earlier ones say nothing of anybody. */
export function usedDaysOf(past: readonly DayKey[], view: MonthView, days: Days): DayKey[] {
  const first = past.findIndex(
    (day) => (days.first !== null && day >= days.first) || valueOf(day, view, days) > 0,
  );
  return first < 0 ? [] : past.slice(first);
}

/** How many days of the month each habit was kept, most kept first. */
export function habitCounts(
  month: DayKey,
  today: DayKey,
  days: Days,
): { readonly habit: DailyHabit; readonly count: number }[] {
  const past = pastDaysOf(month, today);
  return DAILY_HABITS.map((habit) => ({
    habit,
    count: past.filter((day) =>
      habitStates(days.dayOf(day), days.knownOf(day)).some(
        (state) => state.habit === habit && state.done,
      ),
    ).length,
  })).sort((a, b) => b.count - a.count);
}

/** How many days of the month each of the five steps was chosen, lowest first. */
export function stepCounts(
  month: DayKey,
  today: DayKey,
  view: 'mood' | 'productivity',
  days: Days,
) {
  const past = pastDaysOf(month, today);
  return [1, 2, 3, 4, 5].map((step) => past.filter((day) => days.dayOf(day)[view] === step).length);
}

/** The first day of the month before (−1) or after (1). */
export function turnMonth(month: DayKey, by: 1 | -1): DayKey {
  const first = `${month.slice(0, 7)}-01`;
  return by === 1 ? `${addDays(first, 32).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`;
}
