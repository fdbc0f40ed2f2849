import { useCallback } from 'react';
import { useLiteralValue, useRecovery } from '@plainday/data-device';
import type { ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { addNote, deleteNote, editNote, restoreNote } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { notesStore } from '../model/notes.store';
import { recoverNotes } from '../model/recover.logic';

export interface Notes {
  readonly notes: readonly Note[];
  readonly status: ValueStatus;
  readonly add: (content: string) => void;
  readonly edit: (id: string, content: string) => void;
  /** Deletes at once and offers Undo. */
  readonly remove: (note: Note) => void;
  /** Brings back what could not be read; null when there is nothing to bring back. */
  readonly recover: (() => void) | null;
}

/** The notes under the key `quickNotes`. Every change starts from what lies there now. */
export function useNotes(): Notes {
  const { undo } = useShell();
  const [notes, setNotes, status] = useLiteralValue(notesStore);

  const add = useCallback(
    (content: string) => {
      const draft = { id: newId(), content, now: systemClock.now() };
      setNotes((current) => addNote(current, draft));
    },
    [setNotes],
  );

  const edit = useCallback(
    (id: string, content: string) => {
      const change = { id, content, now: systemClock.now() };
      setNotes((current) => editNote(current, change));
    },
    [setNotes],
  );

  const remove = useCallback(
    (note: Note) => {
      const index = notes.indexOf(note);
      setNotes((current) => deleteNote(current, note.id));
      undo.offer('Note deleted', () => setNotes((current) => restoreNote(current, note, index)));
    },
    [notes, setNotes, undo],
  );

  const { lost, drop } = useRecovery(notesStore);

  function recover() {
    for (const raw of lost) {
      const draft = { id: newId(), now: systemClock.now() };
      setNotes((current) => recoverNotes(current, String(raw), draft));
    }
    drop();
  }

  return { notes, status, add, edit, remove, recover: lost.length > 0 ? recover : null };
}
