import { addDays, daysBetween, formatDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import { isCounted, longestStreak, yearOfWeeks, type HabitPast } from './habits.logic';

type Days = ReadonlySet<DayKey>;

/** A day of the week with the share of its days that were kept, 0 to 1. */
export interface WeekdayShare {
  /** `Tuesday` */
  readonly name: string;
  readonly share: number;
}

/** What a year of a habit comes to. */
export interface YearFacts {
  readonly kept: number;
  /** Days since it was made, or kept before, without frozen ones; at most the year that is shown (decision 97). */
  readonly of: number;
  readonly longest: number;
  readonly surest: WeekdayShare | null;
  readonly hardest: WeekdayShare | null;
}

/** Weeks a habit needs before its days of the week are held against each other. */
const ENOUGH_WEEKS = 4;

export function yearFacts(past: HabitPast, today: DayKey): YearFacts {
  const { done, frozen } = past;
  const shown = yearOfWeeks(today).flat();
  const days = shown.filter((day) => day <= today && isCounted(day, past));
  const [first] = days;
  const kept = days.filter((day) => done.has(day)).length;
  const shares = first && daysBetween(first, today) >= ENOUGH_WEEKS * 7 ? sharesOf(days, done) : [];
  return {
    kept,
    of: days.length,
    longest: longestStreak(done, frozen),
    surest: shares.at(-1) ?? null,
    hardest: shares[0] ?? null,
  };
}

/** Days of the week, the hardest first; nothing where all are alike. */
function sharesOf(days: readonly DayKey[], done: Days): WeekdayShare[] {
  const shares = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const own = days.filter((day) => weekdayOf(day) === weekday);
    const [day] = own;
    if (!day) return [];
    const share = own.filter((one) => done.has(one)).length / own.length;
    return [{ name: formatDay(day, { weekday: 'long' }), share }];
  });
  shares.sort((a, b) => a.share - b.share);
  return shares[0]?.share === shares.at(-1)?.share ? [] : shares;
}

/** Above which weeks a month begins: index of the week and the short name. */
export function monthMarks(
  weeks: readonly (readonly DayKey[])[],
): { readonly week: number; readonly name: string }[] {
  return weeks.flatMap(([monday = ''], week) => {
    const before = weeks[week - 1]?.[0];
    const begins = before !== undefined && before.slice(0, 7) !== monday.slice(0, 7);
    return begins ? [{ week, name: formatDay(monday, { month: 'short' }) }] : [];
  });
}

/** Days frozen inside the streak that ends today. */
export function frozenInStreak(done: Days, frozen: Days, today: DayKey): number {
  let count = 0;
  let counted = 0;
  let day = done.has(today) || frozen.has(today) ? today : addDays(today, -1);
  for (; done.has(day) || frozen.has(day); day = addDays(day, -1)) {
    if (done.has(day)) counted = count;
    else count += 1;
  }
  return counted;
}
