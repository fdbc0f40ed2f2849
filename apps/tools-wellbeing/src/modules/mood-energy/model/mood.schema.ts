import * as z from 'zod/mini';

/** A step of the scale of five: 1 lowest, 5 highest. */
export const stepSchema = z.int().check(z.minimum(1), z.maximum(5));

/** One entry (spec §3). */
export const moodEntrySchema = z.object({
  id: z.string(),
  /** Epoch milliseconds at which it was recorded. */
  at: z.number(),
  mood: stepSchema,
  energy: stepSchema,
  notes: z.optional(z.string()),
});

export type MoodEntry = z.infer<typeof moodEntrySchema>;

export interface MoodLabel {
  readonly emoji: string;
  readonly label: string;
}

/** The five steps of mood, lowest first. */
export const MOODS: readonly MoodLabel[] = [
  { emoji: '😞', label: 'Very low' },
  { emoji: '🙁', label: 'Low' },
  { emoji: '😐', label: 'Okay' },
  { emoji: '🙂', label: 'Good' },
  { emoji: '😄', label: 'Great' },
];

/** The five steps of energy, lowest first. */
export const ENERGIES: readonly MoodLabel[] = [
  { emoji: '🪫', label: 'Drained' },
  { emoji: '🥱', label: 'Tired' },
  { emoji: '🔋', label: 'Steady' },
  { emoji: '⚡', label: 'Lively' },
  { emoji: '🚀', label: 'Full' },
];
