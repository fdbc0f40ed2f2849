import * as z from 'zod/mini';

/** A step of the scale of five: 1 lowest, 5 highest. */
const stepSchema = z.int().check(z.minimum(1), z.maximum(5));

/** One entry (spec §3). */
export const moodEntrySchema = z.object({
  id: z.string(),
  /** Epoch milliseconds at which it was recorded. */
  at: z.number(),
  mood: stepSchema,
  /** Absent where it is not known: other apps that entries come from do not ask for it. */
  energy: z.optional(stepSchema),
  notes: z.optional(z.string()),
});

/** Half a form, kept while the screen is left. */
export const moodDraftSchema = z.object({
  mood: z.nullable(stepSchema),
  energy: z.nullable(stepSchema),
  notes: z.string(),
});

export type MoodEntry = z.infer<typeof moodEntrySchema>;
export type MoodDraft = z.infer<typeof moodDraftSchema>;

/** The five steps of energy, lowest first; drawn as rising bars. */
export const ENERGIES: readonly { readonly label: string }[] = [
  { label: 'Drained' },
  { label: 'Tired' },
  { label: 'Steady' },
  { label: 'Lively' },
  { label: 'Full' },
];
