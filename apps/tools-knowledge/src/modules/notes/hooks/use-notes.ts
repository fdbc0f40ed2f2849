import { useCallback } from 'react';
import { salvageList, useLiteralKey } from '@plainday/data-device';
import type { ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { addNote, deleteNote, editNote, restoreNote } from '../model/notes.logic';
import { noteSchema, notesSchema } from '../model/notes.schema';
import type { Note } from '../model/notes.schema';
import { recoverNotes } from '../model/recover.logic';

const NONE: Note[] = [];
const salvageNotes = salvageList(noteSchema);

export interface Notes {
  readonly notes: readonly Note[];
  readonly status: ValueStatus;
  readonly add: (content: string) => void;
  readonly edit: (id: string, content: string) => void;
  /** Deletes at once and offers Undo. */
  readonly remove: (note: Note) => void;
  readonly recover: (raw: string) => void;
}

/** The notes under the key `quickNotes`. Every change starts from what lies there now. */
export function useNotes(): Notes {
  const { notify } = useShell();
  const [notes, setNotes, status] = useLiteralKey('quickNotes', notesSchema, NONE, salvageNotes);

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
      notify.brief('Note deleted', {
        label: 'Undo',
        run: () => setNotes((current) => restoreNote(current, note, index)),
      });
    },
    [notes, setNotes, notify],
  );

  const recover = useCallback(
    (raw: string) => {
      const draft = { id: newId(), now: systemClock.now() };
      setNotes((current) => recoverNotes(current, raw, draft));
    },
    [setNotes],
  );

  return { notes, status, add, edit, remove, recover };
}
