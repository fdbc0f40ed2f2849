import { api, deleteRow, insertRow, keepOnDevice, rowsQuery, updateRow } from '@plainday/data-api';
import { dayKeyOf, type DayKey } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { completionSchema, habitSchema } from '../model/habit.schema';
import { historyRange, thisWeek } from '../model/habits.logic';

/** Days, both included. */
export interface Days {
  readonly from: DayKey;
  readonly to: DayKey;
}

const HABITS = {
  schema: habitSchema,
  tag: 'Habit',
  noun: 'habit',
  words: ['title', 'description'],
} as const;
const COMPLETIONS = {
  schema: completionSchema,
  tag: 'HabitCompletion',
  key: ['habit_id', 'completed_at'],
  words: [],
  of: { table: 'habits', by: 'habit_id', added: 'Ticked', removed: 'Unticked' },
} as const;
const byDay = [{ column: 'completed_at' }] as const;
const between = ({ from, to }: Days) => ({ completed_at: { gte: from, lte: to } });

/** Habits of the account and the days on which they were kept (spec §6). */
export const habitsApi = api
  .enhanceEndpoints({ addTagTypes: ['Habit', 'HabitCompletion'] })
  .injectEndpoints({
    endpoints: (build) => ({
      habitsList: build.query(
        rowsQuery('habits', { ...HABITS, order: [{ column: 'created_at', descending: true }] }),
      ),
      habitsWeek: build.query(
        rowsQuery('habit_completions', { ...COMPLETIONS, order: byDay, filter: between }),
      ),
      habitsHistory: build.query(
        rowsQuery('habit_completions', { ...COMPLETIONS, order: byDay, filter: between }),
      ),
      habitsDaysOf: build.query(
        rowsQuery('habit_completions', {
          ...COMPLETIONS,
          order: byDay,
          filter: (habitId: string) => ({ habit_id: habitId }),
        }),
      ),
      habitsAdd: build.mutation(insertRow('habits', HABITS)),
      habitsChange: build.mutation(updateRow('habits', HABITS)),
      habitsRemove: build.mutation(deleteRow('habits', HABITS)),
      habitsTick: build.mutation(insertRow('habit_completions', COMPLETIONS)),
      habitsUntick: build.mutation(deleteRow('habit_completions', COMPLETIONS)),
    }),
  });
// What is read ahead belongs to nobody yet: the week by the clock on the wall.
const today = () => dayKeyOf(systemClock.now());

keepOnDevice('habitsList');
keepOnDevice('habitsWeek', { ahead: () => [thisWeek(today())] });
keepOnDevice('habitsHistory', { ahead: () => [historyRange(today())] });

export const { useHabitsListQuery, useHabitsWeekQuery, useHabitsHistoryQuery } = habitsApi;
