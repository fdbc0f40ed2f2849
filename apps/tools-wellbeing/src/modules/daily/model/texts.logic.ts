import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { DailyHabit } from './daily.schema';
import type { HabitState } from './daily.logic';

/** The five habits in words (spec §3). */
export const HABIT_TEXTS: Record<DailyHabit, string> = {
  water: 'Water',
  exercise: 'Exercise 30 min',
  read: 'Read 20 min',
  sleep: '8 hours sleep',
  meditate: 'Meditate',
};

/** Steps of productivity, lowest first. */
export const PRODUCTIVITY_STEPS = [
  { label: 'Stuck' },
  { label: 'Slow' },
  { label: 'Steady' },
  { label: 'Good' },
  { label: 'Flowing' },
] as const;

const TOOLS: Partial<Record<DailyHabit, string>> = {
  water: 'Health Tracker',
  exercise: 'Health Tracker',
  meditate: 'Mindful Break',
};

/** Who decided a habit, where it was not simply ticked here; null otherwise. */
export function sourceText({ habit, by }: HabitState): string | null {
  if (by === 'tool') return `ticked by ${TOOLS[habit] ?? 'another tool'}`;
  return by === 'override' ? 'changed by you' : null;
}

/** `5 glasses`, `15 min`: what a tool has counted so far. */
export function progressText(habit: DailyHabit, amount: number): string {
  return habit === 'water' ? plural(amount, 'glass', 'glasses') : `${amount} min`;
}

/** `Saturday, Nov 21` */
export function dayText(day: DayKey): string {
  return formatDay(day, { weekday: 'long', month: 'short', day: 'numeric' });
}
