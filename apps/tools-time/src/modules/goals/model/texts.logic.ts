import { addDays, daysBetween, startOfWeek, type DayKey } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { PastWeek } from './goals.schema';

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
