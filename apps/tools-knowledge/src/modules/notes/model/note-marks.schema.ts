import * as z from 'zod/mini';

const markSchema = z.object({
  /** Of the note: a note itself is nothing but its text (spec §3). */
  id: z.string(),
  /** Stands above the others. */
  pinned: z.optional(z.boolean()),
  /** When its text was changed last: ISO 8601, UTC. */
  updatedAt: z.optional(z.string()),
});

export const marksSchema = z.object({ marks: z.array(markSchema) });

export type NoteMark = z.infer<typeof markSchema>;
export type NoteMarks = z.infer<typeof marksSchema>;
