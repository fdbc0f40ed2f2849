import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { Measure } from './health.schema';

/** Words of a measure: `8 glasses`, `30 min`. */
export const MEASURES: Record<
  Measure,
  {
    readonly title: string;
    readonly unit: string;
    readonly amount: (value: number) => string;
    readonly logged: string;
    readonly achieved: string;
  }
> = {
  water: {
    title: 'Water',
    unit: 'glasses',
    amount: (value) => plural(value, 'glass', 'glasses'),
    logged: 'Water logged',
    achieved: 'Water goal achieved',
  },
  exercise: {
    title: 'Exercise',
    unit: 'min',
    amount: (value) => `${value} min`,
    logged: 'Exercise logged',
    achieved: 'Exercise goal achieved',
  },
};

/** `+2` and `−1`, with a true minus sign. */
export function stepText(step: number): string {
  return step > 0 ? `+${step}` : `−${-step}`;
}

/** Label under a bar: `Thu`, or `Today`. */
export function weekdayLabel(day: DayKey, today: DayKey): string {
  return day === today ? 'Today' : formatDay(day, { weekday: 'short' });
}

/** `Thursday, November 19` */
export function dayName(day: DayKey): string {
  return formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
}
