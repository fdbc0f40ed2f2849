import { useState } from 'react';
import { useToolPlace } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  PageSummary,
  RecoverNotice,
  SearchField,
  useGoToRow,
} from '@plainday/ui-patterns';
import { NewNoteForm } from './components/new-note-form';
import { NoteList } from './components/note-list';
import { useNoteKeys } from './hooks/use-note-keys';
import { useNotes } from './hooks/use-notes';
import { useTaskMaker } from '../../shared/made-tasks/use-task-maker';
import { noteTasks } from './model/note-tasks.store';
import { notesManifest } from './notes.manifest';

export function Page() {
  const { notes, status, add, edit, pin, remove, recovery } = useNotes();
  const [query, setQuery] = useState('');
  const makeTasks = useTaskMaker(noteTasks);
  const { field, search } = useNoteKeys();
  useGoToRow(useToolPlace(), status !== 'loading');

  return (
    <PageFrame
      title={notesManifest.heading}
      intro="Write down what is on your mind; lines with [ ] become boxes that you can tick."
      summary={
        <PageSummary>
          {notes.length > 0 && plural(notes.length, 'note')}
          <LocalBadge status={status} />
        </PageSummary>
      }
      actions={
        notes.length > 0 && (
          <SearchField
            ref={search}
            label="Search notes"
            value={query}
            onChange={setQuery}
            width={220}
          />
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
            onAdd={add}
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
