import * as z from 'zod/mini';

/** One quick note, as it lies under the key `quickNotes` (spec §3). */
export const noteSchema = z.object({
  id: z.string(),
  content: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  /** Stands above the others. */
  pinned: z.optional(z.boolean()),
});

export const notesSchema = z.array(noteSchema);

export type Note = z.infer<typeof noteSchema>;
