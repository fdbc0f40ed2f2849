import { literalCell } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { addNote, deleteNote, searchNotes } from './model/notes.logic';
import type { KeptNote } from './model/notes.schema';
import { notesStore } from './model/notes.store';
import { firstWords, noteTitle } from './model/note-title.logic';
import { notesManifest } from './notes.manifest';

/** Notes that a search shows at most. */
const LIMIT = 20;

function found(note: KeptNote): FoundItem {
  const { title, excerpt } = noteTitle(note.content);
  const to = { kind: 'tool', toolId: notesManifest.id, at: note.id } as const;
  return { kind: 'note', id: note.id, title, excerpt, to };
}

const cell = literalCell(notesStore);

/** Also what was kept just now, and waits for its turn to be written. */
function currentNotes(): readonly KeptNote[] {
  // Who subscribes has it look at what other tabs have written.
  cell.subscribe(() => undefined)();
  return cell.snapshot().value;
}

/** What Quick Notes offers to other tools and to the palette: notes to find and to link to. */
export const createOffers: CreateOffers = ({ shell }) => {
  const find = (text: string) => searchNotes(currentNotes(), text).slice(0, LIMIT).map(found);
  return {
    actions: {
      'keep-text'({ text }) {
        const draft = { id: newId(), content: text, now: systemClock.now() };
        cell.set((current) => addNote(current, draft));
        shell().undo.offer(`“${firstWords(text)}” kept as a note`, () =>
          cell.set((current) => deleteNote(current, draft.id)),
        );
        return { kind: 'note', id: draft.id };
      },
    },
    search: find,
    links: {
      find,
      get({ id }) {
        const note = currentNotes().find((other) => other.id === id);
        return note ? found(note) : null;
      },
    },
  };
};
