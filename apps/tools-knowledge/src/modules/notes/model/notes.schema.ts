import * as z from 'zod/mini';

/** One quick note, as it lies under the key `quickNotes` (spec §3). */
export const noteSchema = z.object({
  /** An older page may have counted: its number is kept as it is, and read as text. */
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  content: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  /** Stands above the others. */
  pinned: z.optional(z.boolean()),
});

export const notesSchema = z.array(noteSchema);

export type Note = z.infer<typeof noteSchema>;
