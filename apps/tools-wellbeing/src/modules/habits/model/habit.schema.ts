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
  /** The day on which it was deleted: its past stays (decision 97). Absent in rows kept by older pages. */
  ended_on: z.optional(z.nullable(z.string())),
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

/** How the habits stand on this device. */
export const arrangementSchema = z.object({
  /** Ids, first to last; habits that are not in it come before them, newest first. */
  order: z.array(z.string()),
  byColor: z.boolean(),
});

/** A day of a habit that neither counts nor breaks. */
export const frozenDaySchema = z.object({
  /** `<habit> <day>`, so that a day is frozen once. */
  id: z.string(),
  habitId: z.string(),
  /** Day key `yyyy-MM-dd`. */
  day: z.string(),
});

/** A habit that is being named, kept while the screen is left. The colour is empty until one is chosen. */
export const habitDraftSchema = z.object({ title: z.string(), color: z.string() });

export type HabitDraft = z.infer<typeof habitDraftSchema>;
export type Arrangement = z.infer<typeof arrangementSchema>;
export type FrozenDay = z.infer<typeof frozenDaySchema>;
