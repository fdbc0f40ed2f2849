import { addDays, daysBetween, todayOf, type Present } from '@plainday/domain-calendar';
import type { DayRange, LayerItem } from '@plainday/federation-contract';
import { daysByHabit, isCounted, madeOn } from './habits.logic';
import type { Completion, Habit } from './habit.schema';

const NONE: ReadonlySet<string> = new Set();

/**
 * Each habit on each day of a range as an item of a calendar, done or not: from the day it was made (or first kept, if
 * that was earlier) up to today.
 */
export function habitDays(
  habits: readonly Habit[],
  kept: readonly Completion[],
  { from, to }: DayRange,
  present: Present,
): LayerItem[] {
  const today = todayOf(present);
  const last = to < today ? to : today;
  const daysOf = daysByHabit(kept);
  const count = Math.max(0, daysBetween(from, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index)).flatMap((day) =>
    habits.flatMap((habit) => {
      const { id, title } = habit;
      const done = daysOf.get(id) ?? NONE;
      if (
        !isCounted(day, { done, frozen: NONE, made: madeOn(habit, present), ended: habit.ended_on })
      )
        return [];
      const to = { kind: 'tool', toolId: 'habits' } as const;
      return [{ id: `${id}:${day}`, day, title, done: done.has(day), to }];
    }),
  );
}
