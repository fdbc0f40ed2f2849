import { useState } from 'react';
import { StickyNote } from 'lucide';
import styled from 'styled-components';
import { plural } from '@plainday/shared-utils';
import {
  EmptyState,
  RowList,
  SearchField,
  Status,
  useEditing,
  useNow,
} from '@plainday/ui-patterns';
import { noteDate } from '../model/note-date.logic';
import { searchNotes, shownNotes } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { useMakeTasks } from '../hooks/use-make-tasks';
import { NoteRow } from './note-row';

const Search = styled.div`
  margin: var(--space-6) 0 var(--space-4);
`;

export interface NoteListProps {
  readonly notes: readonly Note[];
  readonly onEdit: (id: string, content: string) => void;
  readonly onPin: (id: string, pinned: boolean) => void;
  readonly onDelete: (note: Note) => void;
}

/** The notes with their search. */
export function NoteList({ notes, onEdit, onPin, onDelete }: NoteListProps) {
  const [query, setQuery] = useState('');
  const now = useNow('minute');
  const makeTasks = useMakeTasks();
  const { editingId, start, stop } = useEditing();
  const found = shownNotes(searchNotes(notes, query));

  if (notes.length === 0) {
    return <EmptyState icon={StickyNote} title="No notes yet" text="What you add appears here." />;
  }
  return (
    <>
      <Search>
        <SearchField label="Search notes" value={query} onChange={setQuery} />
      </Search>
      <Status text={query.trim() === '' ? '' : `${plural(found.length, 'note')} found`} />
      {found.length === 0 && <EmptyState title={`No notes found for "${query.trim()}"`} />}
      <RowList label="Notes">
        {found.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            date={noteDate(note, now)}
            editing={editingId === note.id}
            onStart={() => start(note.id)}
            onStop={stop}
            onEdit={onEdit}
            onPin={onPin}
            onDelete={onDelete}
            onMakeTasks={makeTasks ?? undefined}
          />
        ))}
      </RowList>
    </>
  );
}
