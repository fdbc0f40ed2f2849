import * as z from 'zod/mini';

const amount = z.int().check(z.minimum(0));

/** One day (spec §3). Its id is its local day: a day has one record. */
export const healthDaySchema = z.object({
  /** Day key `yyyy-MM-dd`. */
  id: z.string(),
  /** Glasses. */
  water: amount,
  /** Minutes. */
  exercise: amount,
  /** Goals that were told as reached on this day: each is told once, whatever is taken back. */
  told: z.optional(z.array(z.enum(['water', 'exercise']))),
});

/** The daily goals, which everybody may set. */
export const healthGoalsSchema = z.object({
  water: z.int().check(z.minimum(1), z.maximum(40)),
  exercise: z.int().check(z.minimum(1), z.maximum(600)),
});

export type HealthDay = z.infer<typeof healthDaySchema>;
export type HealthGoals = z.infer<typeof healthGoalsSchema>;
export type Measure = keyof HealthGoals;

/** Goals of spec §9: 8 glasses, 30 minutes. */
export const defaultGoals: HealthGoals = { water: 8, exercise: 30 };

/** What the buttons add (spec §9). */
export const STEPS: Record<Measure, readonly number[]> = {
  water: [-1, 1, 2],
  exercise: [-5, 15, 30],
};
