import type { NoteMark, NoteMarks } from './note-marks.schema';
import type { KeptNote, Note } from './notes.schema';

const byId = ({ marks }: NoteMarks) => new Map(marks.map((mark) => [mark.id, mark]));
const isMarked = ({ pinned, updatedAt }: KeptNote) =>
  pinned !== undefined || updatedAt !== undefined;

/** Notes with what is known of them. */
export function withMarks(notes: readonly KeptNote[], marks: NoteMarks): readonly Note[] {
  const known = byId(marks);
  return notes.map((note) => ({ ...note, ...known.get(note.id) }));
}

/** The marks with what has changed in those of a note. */
export function marked({ marks }: NoteMarks, change: NoteMark): NoteMarks {
  const before = marks.find(({ id }) => id === change.id);
  const others = marks.filter((mark) => mark !== before);
  return { marks: [...others, { ...before, ...change }] };
}

/** The marks with those that an older page has written into the notes; the same where there are none. */
export function takenOver(marks: NoteMarks, notes: readonly KeptNote[]): NoteMarks {
  const known = byId(marks);
  const left = notes.filter((note) => isMarked(note) && !known.has(note.id));
  if (left.length === 0) return marks;
  const found = left.map(({ id, pinned, updatedAt }) => ({
    id,
    ...(pinned && { pinned }),
    ...(updatedAt !== undefined && { updatedAt }),
  }));
  return { marks: [...marks.marks, ...found] };
}

/** Notes without the marks that are kept beside them; the same list where there is nothing to leave out. */
export function unmarked(notes: readonly KeptNote[], marks: NoteMarks): readonly KeptNote[] {
  const known = byId(marks);
  if (!notes.some((note) => isMarked(note) && known.has(note.id))) return notes;
  return notes.map((note) => {
    if (!known.has(note.id)) return note;
    const { pinned: _pinned, updatedAt: _updatedAt, ...bare } = note;
    return bare;
  });
}
