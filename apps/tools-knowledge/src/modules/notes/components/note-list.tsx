import { useState } from 'react';
import { Search, StickyNote } from 'lucide';
import styled from 'styled-components';
import { Icon, TextField } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import { EmptyState, Status, useNow } from '@plainday/ui-patterns';
import { noteDate } from '../model/note-date.logic';
import { searchNotes } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { useMakeTasks } from '../hooks/use-make-tasks';
import { NoteRow } from './note-row';

const SearchBox = styled.label`
  position: relative;
  display: block;
  margin: var(--space-6) 0 var(--space-4);
  color: var(--text-3);
  svg {
    position: absolute;
    inset: 0 auto 0 12px;
    margin-block: auto;
  }
  input {
    padding-left: 36px;
  }
`;

export interface NoteListProps {
  readonly notes: readonly Note[];
  readonly onEdit: (id: string, content: string) => void;
  readonly onDelete: (note: Note) => void;
}

/** The notes with their search. */
export function NoteList({ notes, onEdit, onDelete }: NoteListProps) {
  const [query, setQuery] = useState('');
  const now = useNow('minute');
  const makeTasks = useMakeTasks();
  const found = searchNotes(notes, query);

  if (notes.length === 0) {
    return <EmptyState icon={StickyNote} title="No notes yet" text="What you add appears here." />;
  }
  return (
    <>
      <SearchBox>
        <Icon icon={Search} size={16} />
        <TextField
          type="search"
          aria-label="Search notes"
          placeholder="Search notes..."
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </SearchBox>
      <Status text={query.trim() === '' ? '' : `${plural(found.length, 'note')} found`} />
      {found.length === 0 && <EmptyState title={`No notes found for "${query.trim()}"`} />}
      <ul aria-label="Notes">
        {found.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            date={noteDate(note, now)}
            onEdit={onEdit}
            onDelete={onDelete}
            onMakeTasks={makeTasks ?? undefined}
          />
        ))}
      </ul>
    </>
  );
}
