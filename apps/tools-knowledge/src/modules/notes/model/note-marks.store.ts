import { deviceValue } from '@plainday/data-device';
import { marksSchema, type NoteMarks } from './note-marks.schema';

const NONE: NoteMarks = { marks: [] };

/** What is known of notes beside their text. */
export const noteMarks = deviceValue<NoteMarks>({
  namespace: 'note-marks',
  key: 'marks',
  version: 1,
  schema: marksSchema,
  initial: NONE,
});
