import { addDays, dayKeyOf, daysBetween } from '@plainday/domain-calendar';
import type { DayRange, LayerItem } from '@plainday/federation-contract';
import { daysByHabit } from './habits.logic';
import type { Completion, Habit } from './habit.schema';

/**
 * Each habit on each day of a range as an item of a calendar, done or not: from the day it was made (or first kept, if
 * that was earlier) up to today.
 */
export function habitDays(
  habits: readonly Habit[],
  kept: readonly Completion[],
  { from, to }: DayRange,
  today: string,
): LayerItem[] {
  const last = to < today ? to : today;
  const daysOf = daysByHabit(kept);
  const count = Math.max(0, daysBetween(from, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((day) =>
    habits.flatMap(({ id, title, created_at }) => {
      const done = daysOf.get(id)?.has(day) ?? false;
      if (!done && day < dayKeyOf(Date.parse(created_at))) return [];
      const to = { kind: 'tool', toolId: 'habits' } as const;
      return [{ id: `${id}:${day}`, day, title, done, to }];
    }),
  );
}
