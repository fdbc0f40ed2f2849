import { literalValue } from '@plainday/data-device';
import { notesSchema } from './notes.schema';
import type { Note } from './notes.schema';

const NONE: Note[] = [];

/** The notes, newest first. */
export const notesStore = literalValue({
  key: 'quickNotes',
  version: 1,
  schema: notesSchema,
  initial: NONE,
});
