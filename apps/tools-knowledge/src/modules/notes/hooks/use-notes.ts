import { useLiteralValue, useRecovery } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { announce } from '@plainday/ui-patterns';
import { firstWords } from '../model/note-title.logic';
import { addNote, deleteNote, editNote, pinNote, restoreNote } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { notesStore } from '../model/notes.store';
import { recoverNotes } from '../model/recover.logic';

/** The notes under the key `quickNotes`. Every change starts from what lies there now. */
export function useNotes() {
  const { undo } = useShell();
  const [notes, setNotes, status] = useLiteralValue(notesStore);
  const { lost, drop, download } = useRecovery(notesStore);

  function add(content: string): string {
    const draft = { id: newId(), content, now: systemClock.now() };
    setNotes((current) => addNote(current, draft));
    announce(`“${firstWords(content)}” added`);
    return draft.id;
  }

  function edit(id: string, content: string) {
    const change = { id, content, now: systemClock.now() };
    setNotes((current) => editNote(current, change));
  }

  function pin(id: string, pinned: boolean) {
    setNotes((current) => pinNote(current, id, pinned));
  }

  /** Deletes at once and offers Undo. */
  function remove(note: Note) {
    const index = notes.indexOf(note);
    setNotes((current) => deleteNote(current, note.id));
    undo.offer(`“${firstWords(note.content)}” deleted`, () =>
      setNotes((current) => restoreNote(current, note, index)),
    );
  }

  /** Brings back what could not be read. */
  function restore() {
    for (const raw of lost) {
      const draft = { id: newId(), now: systemClock.now() };
      setNotes((current) => recoverNotes(current, String(raw), draft));
    }
    drop();
  }

  const recovery = { count: lost.length, onRestore: restore, onDownload: download };
  return { notes, status, add, edit, pin, remove, recovery };
}
