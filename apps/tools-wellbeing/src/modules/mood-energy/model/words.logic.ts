import {
  dayAt,
  relativeDay,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { MOODS } from '../../../shared/moods';
import { ENERGIES, type MoodEntry } from './mood.schema';
import type { TrendDirection } from './trend.logic';

/** `Good` for a mood of 4. */
export function moodLabel(mood: number): string {
  return MOODS[Math.round(mood) - 1]?.label ?? '';
}

/** `Steady` for an energy of 3. */
export function energyLabel(energy: number): string {
  return ENERGIES[Math.round(energy) - 1]?.label ?? '';
}

/** `Today`, `Yesterday`, `Thu, Nov 19`, with the year where it is another one. */
export function dayLabel(at: number, today: DayKey, rule: DayRule): string {
  return relativeDay(dayAt(at, rule), today, { weekday: true });
}

/** What an entry is called: `Yesterday 09:30`. */
export function entryName(
  { at }: Pick<MoodEntry, 'at'>,
  rule: DayRule,
  now = systemClock.now(),
): string {
  return `${dayLabel(at, dayAt(now, rule), rule)} ${timeOfDay(at, rule.timeZone)}`;
}

export const TREND_WORDS: Readonly<Record<TrendDirection, string>> = {
  improving: 'Improving',
  declining: 'Declining',
  stable: 'Stable',
};
