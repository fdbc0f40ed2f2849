import { type Present } from '@plainday/domain-calendar';
import { noteDay } from './note-date.logic';
import type { Note } from './notes.schema';

/** Notes under one heading. */
export interface NoteGroup {
  /** `Pinned`, or the day. */
  readonly title: string;
  readonly notes: readonly Note[];
}

/** Notes as they are shown: the pinned ones, then day by day, each group in its own order. */
export function groupNotes(notes: readonly Note[], present: Present): NoteGroup[] {
  const groups = new Map<string, Note[]>();
  for (const note of [...notes].sort((a, b) => Number(b.pinned ?? 0) - Number(a.pinned ?? 0))) {
    const title = note.pinned ? 'Pinned' : noteDay(note, present);
    groups.set(title, [...(groups.get(title) ?? []), note]);
  }
  return [...groups].map(([title, group]) => ({ title, notes: group }));
}
