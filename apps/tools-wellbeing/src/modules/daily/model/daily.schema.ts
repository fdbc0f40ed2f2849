import * as z from 'zod/mini';

/** The five fixed habits (spec §3). */
export const DAILY_HABITS = ['water', 'exercise', 'read', 'sleep', 'meditate'] as const;

export type DailyHabit = (typeof DAILY_HABITS)[number];

const step = z.optional(z.int().check(z.minimum(1), z.maximum(5)));
const ticks = z.object({
  water: z.optional(z.boolean()),
  exercise: z.optional(z.boolean()),
  read: z.optional(z.boolean()),
  sleep: z.optional(z.boolean()),
  meditate: z.optional(z.boolean()),
});

/** What a person said about one day; a habit that is absent was left to what other tools know. */
export const dailyDaySchema = z.object({
  /** Local day `yyyy-MM-dd`: a day has one record. */
  id: z.string(),
  habits: ticks,
  mood: step,
  productivity: step,
});

export type DailyDay = z.infer<typeof dailyDaySchema>;
