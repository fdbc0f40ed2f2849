import { ListChecks } from 'lucide';
import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { InlineEdit, type useEditing } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { useLinks } from '../../../shared/links/use-links';
import { Markdown } from '../../../shared/markdown/markdown';
import { checklistOf, openItems, tickLine } from '../../../shared/markdown/tick-line.logic';
import { noteDay, noteTime } from '../model/note-date.logic';
import { canSave } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { NoteButtons } from './note-buttons';

const Row = styled.li`
  margin-inline: -8px;
  padding: 12px 8px;
  border-top: 1px solid var(--line);
  content-visibility: auto;
  contain-intrinsic-size: auto 72px;
`;

const Columns = styled.div`
  display: grid;
  grid-template: 'meta text actions' auto / 64px minmax(0, 1fr) auto;
  column-gap: var(--space-2);
  ${phone} {
    grid-template: 'text text' auto 'meta actions' auto / minmax(0, 1fr) auto;
    align-items: center;
    row-gap: var(--space-1);
  }
`;

const Text = styled.div`
  grid-area: text;
  min-width: 0;
  padding-block: 4px;
`;

const Meta = styled.p`
  grid-area: meta;
  padding-top: 6px;
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  > span {
    display: block;
  }
  ${phone} {
    padding: 0;
    > span {
      display: inline;
      margin-inline-start: var(--space-2);
    }
  }
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-self: start;
  gap: 2px;
  [aria-pressed='true'] {
    color: var(--accent-text);
    svg {
      fill: currentColor;
    }
  }
  @media (hover: hover) {
    > :not([aria-pressed='true'], [aria-expanded='true']) {
      opacity: 0;
      transition: opacity var(--dur) ease-out;
    }
    ${Row}:hover & > *,
    ${Row}:focus & > *,
    ${Row}:focus-within & > * {
      opacity: 1;
    }
  }
`;

const Checklist = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-2);
  color: var(--text-3);
  font: var(--type-caption);
`;

/** What can be done with a note. */
export interface NoteActions {
  readonly editing: ReturnType<typeof useEditing>;
  readonly onEdit: (id: string, content: string) => void;
  readonly onPin: (id: string, pinned: boolean) => void;
  readonly onDelete: (note: Note) => void;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (titles: readonly string[]) => void;
}

export interface NoteRowProps extends NoteActions {
  readonly note: Note;
  readonly now: number;
}

export function NoteRow({ note, now, ...actions }: NoteRowProps) {
  const { onEdit, onMakeTasks, editing } = actions;
  const links = useLinks(note.content);
  const lines = checklistOf(note.content);
  const open = openItems(note.content);
  const time = noteTime(note);
  const day = noteDay(note, now);

  if (editing.editingId === note.id) {
    return (
      <Row data-row-id={note.id} tabIndex={-1}>
        <InlineEdit
          multiline
          label="Edit note"
          value={note.content}
          canSave={canSave}
          onSave={(content) => {
            onEdit(note.id, content);
            editing.stop();
          }}
          onCancel={editing.stop}
        />
      </Row>
    );
  }
  return (
    <Row data-row-id={note.id} tabIndex={-1}>
      <Columns>
        <Text>
          <Markdown
            under={2}
            text={note.content}
            links={links}
            onTick={(line) => onEdit(note.id, tickLine(note.content, line))}
          />
          {lines.length > 0 && (
            <Checklist>
              {lines.length - open.length} of {lines.length} done
              {onMakeTasks && open.length > 0 && (
                <Button size="s" icon={ListChecks} onClick={() => onMakeTasks(open)}>
                  Make {plural(open.length, 'task')}
                </Button>
              )}
            </Checklist>
          )}
        </Text>
        <Meta>
          {time && (
            <time dateTime={note.createdAt}>{note.pinned && day !== 'Today' ? day : time}</time>
          )}
          {note.updatedAt && <span>edited</span>}
        </Meta>
        <Actions>
          <NoteButtons note={note} {...actions} />
        </Actions>
      </Columns>
    </Row>
  );
}
