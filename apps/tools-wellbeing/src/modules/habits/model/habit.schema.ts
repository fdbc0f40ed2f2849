import * as z from 'zod/mini';

/** A row of `habits` (spec §3). */
export const habitSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Hex of the palette of ten. */
  color: z.string(),
  created_at: z.string(),
});

/** A row of `habit_completions`: a habit was kept on a local day, at most once. */
export const completionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  habit_id: z.string(),
  /** Day key `yyyy-MM-dd`. */
  completed_at: z.string(),
});

export type Habit = z.infer<typeof habitSchema>;
export type Completion = z.infer<typeof completionSchema>;
