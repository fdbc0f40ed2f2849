import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
  SearchField,
  useGoToRow,
} from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { NewNoteForm } from './components/new-note-form';
import { NoteList } from './components/note-list';
import { useMakeTasks } from './hooks/use-make-tasks';
import { useNoteKeys } from './hooks/use-note-keys';
import { useNotes } from './hooks/use-notes';
import { notesManifest } from './notes.manifest';

const Summary = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

const Search = styled.div`
  width: 220px;
  ${phone} {
    width: 100%;
    min-width: 220px;
  }
`;

export function Page() {
  const { notes, status, add, edit, pin, remove, recovery } = useNotes();
  const { selection } = useShell();
  const [query, setQuery] = useState('');
  const makeTasks = useMakeTasks() ?? undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useNoteKeys({ field, search });
  useGoToRow(selection.kind === 'tool' ? selection.at : undefined, status !== 'loading');

  return (
    <PageFrame
      title={notesManifest.heading}
      summary={
        <Summary>
          {notes.length > 0 && plural(notes.length, 'note')}
          <LocalBadge />
        </Summary>
      }
      actions={
        notes.length > 0 && (
          <Search>
            <SearchField ref={search} label="Search notes" value={query} onChange={setQuery} />
          </Search>
        )
      }
    >
      <DeviceNotice status={status} />
      <RecoverNotice what="notes" {...recovery} />
      {status === 'loading' ? (
        <LoadingState rows={3} />
      ) : (
        <>
          <NewNoteForm field={field} onAdd={add} onMakeTasks={makeTasks} />
          <NoteList
            notes={notes}
            query={query}
            onEdit={edit}
            onPin={pin}
            onDelete={remove}
            onMakeTasks={makeTasks}
          />
        </>
      )}
    </PageFrame>
  );
}
