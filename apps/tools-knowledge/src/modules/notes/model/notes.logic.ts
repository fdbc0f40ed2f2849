import { foldText, isBlank, matchesText, trimmedText } from '@plainday/shared-utils';
import type { KeptNote } from './notes.schema';

/** True for text that may become a note (spec §5: non-empty). */
export function canSave(content: string): boolean {
  return !isBlank(content);
}

/** Newest first; a blank text, and a note that is there already, change nothing. */
export function addNote(
  notes: readonly KeptNote[],
  draft: { id: string; content: string; now: number },
): KeptNote[] {
  if (!canSave(draft.content) || notes.some(({ id }) => id === draft.id)) return [...notes];
  const createdAt = new Date(draft.now).toISOString();
  return [{ id: draft.id, content: trimmedText(draft.content), createdAt }, ...notes];
}

/** A blank text changes nothing: deleting is a button of its own. */
export function editNote(
  notes: readonly KeptNote[],
  change: { id: string; content: string },
): KeptNote[] {
  const content = trimmedText(change.content);
  return notes.map((note) =>
    note.id !== change.id || !canSave(content) || note.content === content
      ? note
      : { ...note, content },
  );
}

export function deleteNote(notes: readonly KeptNote[], id: string): KeptNote[] {
  return notes.filter((note) => note.id !== id);
}

/** Undo of a deletion: back to where it was, unless it is already there. */
export function restoreNote(notes: readonly KeptNote[], note: KeptNote, index: number): KeptNote[] {
  if (notes.some(({ id }) => id === note.id)) return [...notes];
  return notes.toSpliced(Math.min(index, notes.length), 0, note);
}

/** Case-insensitive substring (spec §5, Search). */
export function searchNotes<Kept extends KeptNote>(notes: readonly Kept[], query: string): Kept[] {
  const folded = foldText(query.trim());
  return notes.filter((note) => matchesText(note.content, folded));
}
