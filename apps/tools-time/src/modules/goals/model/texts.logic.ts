import {
  addDays,
  daysBetween,
  formatDay,
  startOfWeek,
  type DayKey,
} from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { PastWeek } from './goals.schema';

const monthDay = { month: 'short', day: 'numeric' } as const;

/** `Nov 16 – 22`, or `Nov 30 – Dec 6` over the end of a month. */
export function weekName(monday: DayKey): string {
  const sunday = addDays(monday, 6);
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const end = formatDay(sunday, isSameMonth ? { day: 'numeric' } : monthDay);
  return `${formatDay(monday, monthDay)} – ${end}`;
}

/** When the week starts anew. */
export function resetText(today: DayKey): string {
  const days = daysBetween(today, addDays(startOfWeek(today), 7));
  return days === 1 ? 'resets tomorrow, Monday' : `resets Monday, in ${plural(days, 'day')}`;
}

/** What was reached of a week. */
export function resultOf({ goals }: Pick<PastWeek, 'goals'>): {
  readonly done: number;
  readonly all: number;
} {
  return { done: goals.filter(({ completed }) => completed).length, all: goals.length };
}
