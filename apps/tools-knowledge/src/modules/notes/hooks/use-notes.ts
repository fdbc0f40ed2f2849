import { useEffect, useMemo } from 'react';
import { useDeviceValue, useLiteralValue, useRecovery } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { announce } from '@plainday/ui-patterns';
import { firstWords } from '../model/note-title.logic';
import { marked, takenOver, unmarked, withMarks } from '../model/note-marks.logic';
import { noteMarks } from '../model/note-marks.store';
import { addNote, deleteNote, editNote, restoreNote } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { notesStore } from '../model/notes.store';
import { recoverNotes } from '../model/recover.logic';

/** The notes under the key `quickNotes`. Every change starts from what lies there now. */
export function useNotes() {
  const { undo } = useShell();
  const [kept, setNotes, status] = useLiteralValue(notesStore);
  const [marks, setMarks, marksStatus] = useDeviceValue(noteMarks);
  const notes = useMemo(() => withMarks(kept, marks), [kept, marks]);
  const { lost, drop, download } = useRecovery(notesStore);

  // An older page has kept the marks in the notes: they leave them once they are kept beside them.
  useEffect(() => {
    if (marksStatus !== 'kept') return;
    if (takenOver(marks, kept) !== marks) setMarks((current) => takenOver(current, kept));
    else if (unmarked(kept, marks) !== kept) setNotes((current) => [...unmarked(current, marks)]);
  }, [kept, marks, marksStatus, setMarks, setNotes]);

  function add(content: string): string {
    const draft = { id: newId(), content, now: systemClock.now() };
    setNotes((current) => addNote(current, draft));
    announce(`“${firstWords(content)}” added`);
    return draft.id;
  }

  function edit(id: string, content: string) {
    const change = { id, content };
    const isChanged = editNote(kept, change).some((note, index) => note !== kept[index]);
    setNotes((current) => editNote(current, change));
    const updatedAt = new Date(systemClock.now()).toISOString();
    if (isChanged) setMarks((current) => marked(current, { id, updatedAt }));
  }

  function pin(id: string, pinned: boolean) {
    setMarks((current) => marked(current, { id, pinned }));
  }

  /** Deletes at once and offers Undo. */
  function remove(note: Note) {
    const index = notes.indexOf(note);
    const own = kept[index] ?? note;
    setNotes((current) => deleteNote(current, note.id));
    undo.offer(`“${firstWords(note.content)}” deleted`, () =>
      setNotes((current) => restoreNote(current, own, index)),
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
