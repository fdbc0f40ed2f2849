import * as z from 'zod/mini';
import { api } from '../store/api';
import { deleteRow, insertRow } from '../write/row-writes';
import { rowsQuery } from '../rows/rows-query';

/** A day on which a habit was kept. */
export const completionSchema = z.object({
  id: z.string(),
  habit_id: z.string(),
  completed_at: z.string(),
});
export type Completion = z.infer<typeof completionSchema>;
/** Day keys, both included. */
export interface Week {
  readonly from: string;
  readonly to: string;
}

// From here on it is what a tool has in its `api/`.
const COMPLETIONS = {
  schema: completionSchema,
  tag: 'HabitCompletion',
  key: ['habit_id', 'completed_at'],
  words: [],
  of: { table: 'habits', by: 'habit_id', added: 'Ticked', removed: 'Unticked' },
} as const;

export const completionsApi = api
  .enhanceEndpoints({ addTagTypes: ['HabitCompletion'] })
  .injectEndpoints({
    endpoints: (build) => ({
      habitsWeek: build.query(
        rowsQuery('habit_completions', {
          ...COMPLETIONS,
          order: [{ column: 'completed_at' }],
          filter: ({ from, to }: Week) => ({ completed_at: { gte: from, lte: to } }),
        }),
      ),
      habitsTick: build.mutation(insertRow('habit_completions', COMPLETIONS)),
      habitsUntick: build.mutation(deleteRow('habit_completions', COMPLETIONS)),
    }),
  });
