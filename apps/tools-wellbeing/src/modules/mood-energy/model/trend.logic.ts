import { addDays, dayAt, lastDays, type DayKey, type DayRule } from '@plainday/domain-calendar';
import type { MoodEntry } from './mood.schema';

/** Below this difference of the halves' averages a week is stable (decisions 61). */
const NOTICEABLE = 0.2;

export type TrendDirection = 'improving' | 'declining' | 'stable';

/** The weekly trend and the averages it compares; null where a half has no entry. */
export interface Trend {
  readonly direction: TrendDirection;
  readonly older: number | null;
  readonly newer: number | null;
  /** Entries of the last seven days. */
  readonly count: number;
}

/** Average of numbers; null for none. */
export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Those that are there. */
export function known<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}

/** Newest first; at the same instant the order stays the same on every device. */
export function newestFirst(entries: readonly MoodEntry[]): MoodEntry[] {
  return [...entries].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

/** Mood of the last seven local days: the older half of the entries against the newer half (spec §2). */
export function weeklyTrend(entries: readonly MoodEntry[], today: DayKey, rule: DayRule): Trend {
  const from = addDays(today, -6);
  const week = newestFirst(entries)
    .filter(({ at }) => {
      const day = dayAt(at, rule);
      return day >= from && day <= today;
    })
    .reverse()
    .map(({ mood }) => mood);
  const middle = Math.floor(week.length / 2);
  const older = average(week.slice(0, middle));
  const newer = average(week.slice(middle));
  return { direction: directionOf(older, newer), older, newer, count: week.length };
}

function directionOf(older: number | null, newer: number | null): TrendDirection {
  if (older === null || newer === null) return 'stable';
  // Averages of whole numbers: rounding takes away what floating point adds to 0.2.
  const change = Math.round((newer - older) * 1e6) / 1e6;
  if (Math.abs(change) < NOTICEABLE) return 'stable';
  return change > 0 ? 'improving' : 'declining';
}

/** Averages of one local day; null on both where nothing was recorded. */
export interface DayMood {
  readonly day: DayKey;
  readonly mood: number | null;
  readonly energy: number | null;
}

/** The last `count` days, oldest first, for the chart. */
export function moodByDay(
  entries: readonly MoodEntry[],
  today: DayKey,
  count: number,
  rule: DayRule,
): DayMood[] {
  const byDay = new Map<DayKey, MoodEntry[]>();
  for (const entry of entries) {
    const day = dayAt(entry.at, rule);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return lastDays(today, count).map((day) => {
    const ofDay = byDay.get(day) ?? [];
    return {
      day,
      mood: average(ofDay.map(({ mood }) => mood)),
      energy: average(known(ofDay.map(({ energy }) => energy))),
    };
  });
}
