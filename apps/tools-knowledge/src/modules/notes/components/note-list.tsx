import { StickyNote } from 'lucide';
import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { plural } from '@plainday/shared-utils';
import {
  EmptyState,
  LostEdit,
  RowList,
  SectionHeading,
  Status,
  useEditing,
  useNow,
  useRowFocus,
} from '@plainday/ui-patterns';
import { groupNotes } from '../model/note-groups.logic';
import { searchNotes } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { NoteRow, type NoteActions } from './note-row';

const Group = styled.section`
  margin-top: var(--space-6);
`;

export interface NoteListProps extends Omit<NoteActions, 'editing'> {
  readonly notes: readonly Note[];
  readonly query: string;
  readonly onAdd: (content: string) => void;
}

/** The notes that a search finds, under their days. */
export function NoteList({ notes, query, onAdd, ...actions }: NoteListProps) {
  const { dayStartMinutes } = useDayRule();
  const nowMs = useNow('minute');
  const present = { nowMs, dayStartMinutes };
  const found = searchNotes(notes, query);
  const editing = useEditing('notes-edit');
  const leadTo = useRowFocus();

  function handlePin(id: string, pinned: boolean) {
    actions.onPin(id, pinned);
    leadTo(id, 'Pin note');
  }

  const lost = (
    <LostEdit editing={editing} ids={notes.map(({ id }) => id)} what="note" onKeep={onAdd} />
  );
  if (notes.length === 0) {
    return (
      <>
        {lost}
        <EmptyState icon={StickyNote} title="No notes yet" text="What you add appears here." />
      </>
    );
  }
  return (
    <>
      {lost}
      <Status text={query.trim() === '' ? '' : `${plural(found.length, 'note')} found`} />
      {found.length === 0 && <EmptyState title={`No notes found for "${query.trim()}"`} />}
      {groupNotes(found, present).map(({ title, notes: group }) => (
        <Group key={title}>
          <SectionHeading>{title}</SectionHeading>
          <RowList label={`Notes, ${title}`} isGrid>
            {group.map((note) => (
              <NoteRow
                key={note.id}
                {...{ note, present, editing }}
                {...actions}
                onPin={handlePin}
              />
            ))}
          </RowList>
        </Group>
      ))}
    </>
  );
}
