import { literalValue } from '@plainday/data-device';
import { notesSchema } from './notes.schema';
import type { KeptNote } from './notes.schema';

const NONE: KeptNote[] = [];

/** The notes, newest first. */
export const notesStore = literalValue({
  key: 'quickNotes',
  version: 1,
  schema: notesSchema,
  initial: NONE,
});
