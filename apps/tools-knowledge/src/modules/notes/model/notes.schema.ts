import * as z from 'zod/mini';
import type { NoteMark } from './note-marks.schema';

/** One quick note, as it lies under the key `quickNotes` (spec §3). */
export const noteSchema = z.object({
  /** An older page may have counted: its number is kept as it is, and read as text. */
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  content: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Of an older page: they are kept beside the notes now (`note-marks`). */
  updatedAt: z.optional(z.string()),
  pinned: z.optional(z.boolean()),
});

export const notesSchema = z.array(noteSchema);

/** A note as it is kept. */
export type KeptNote = z.infer<typeof noteSchema>;

/** A note with what is known of it. */
export type Note = KeptNote & NoteMark;
