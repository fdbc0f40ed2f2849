import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts } from '@plainday/ui-patterns';
import { HABIT_SHORTCUTS } from '../daily.shortcuts';
import type { DailyHabit } from '../model/daily.schema';

/** The keys 1 to 5 tick the five habits. */
export function useHabitKeys(toggle: (habit: DailyHabit) => void): void {
  const { user } = useShell();
  useShortcuts<DailyHabit>(
    HABIT_SHORTCUTS,
    {
      water: () => toggle('water'),
      exercise: () => toggle('exercise'),
      read: () => toggle('read'),
      sleep: () => toggle('sleep'),
      meditate: () => toggle('meditate'),
    },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );
}
