import styled from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
  useGoToRow,
} from '@plainday/ui-patterns';
import { NewNoteForm } from './components/new-note-form';
import { NoteList } from './components/note-list';
import { useNotes } from './hooks/use-notes';
import { notesManifest } from './notes.manifest';

const Summary = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

export function Page() {
  const { notes, status, add, edit, pin, remove, recovery } = useNotes();
  const { selection } = useShell();
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
    >
      <DeviceNotice status={status} />
      <RecoverNotice what="notes" {...recovery} />
      {status === 'loading' ? (
        <LoadingState rows={3} />
      ) : (
        <>
          <NewNoteForm onAdd={add} />
          <NoteList notes={notes} onEdit={edit} onPin={pin} onDelete={remove} />
        </>
      )}
    </PageFrame>
  );
}
