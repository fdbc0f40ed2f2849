import { useEffect, useRef, useState } from 'react';
import { ListPlus, Pencil, Pin, Trash2 } from 'lucide';
import styled from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { IconButton } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { useLinks } from '../../../shared/links/use-links';
import { Markdown } from '../../../shared/markdown/markdown';
import { tickLine } from '../../../shared/markdown/tick-line.logic';
import { firstWords, taskTitles } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';
import { NoteEditor } from './note-editor';

const Row = styled.li`
  margin-inline: -4px;
  padding: 14px 4px;
  border-top: 1px solid var(--line);
  content-visibility: auto;
  contain-intrinsic-size: auto 72px;
`;

const Columns = styled.div`
  display: grid;
  grid-template: 'text actions' auto 'meta actions' auto / minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  ${phone} {
    grid-template: 'text text' auto 'meta actions' auto / minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Text = styled.div`
  grid-area: text;
`;

const Meta = styled.p`
  grid-area: meta;
  min-height: 16px;
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-self: start;
  gap: 2px;
  @media (hover: hover) {
    opacity: 0;
    transition: opacity var(--dur) ease-out;
    ${Row}:hover &,
    ${Row}:focus-within & {
      opacity: 1;
    }
  }
`;

export interface NoteRowProps {
  readonly note: Note;
  readonly date: string;
  readonly onEdit: (id: string, content: string) => void;
  readonly onPin: (id: string, pinned: boolean) => void;
  readonly onDelete: (note: Note) => void;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (titles: readonly string[]) => void;
}

export function NoteRow({ note, date, onEdit, onPin, onDelete, onMakeTasks }: NoteRowProps) {
  const [editing, setEditing] = useState(false);
  const name = firstWords(note.content);
  const links = useLinks(note.content);
  const titles = taskTitles(note.content);
  const pencil = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);

  useEffect(() => {
    if (!editing && edited.current) pencil.current?.focus();
    edited.current = editing;
  }, [editing]);

  function handleTick(line: number) {
    onEdit(note.id, tickLine(note.content, line));
  }

  function handleSave(content: string) {
    onEdit(note.id, content);
    setEditing(false);
  }

  if (editing) {
    return (
      <Row data-row-id={note.id}>
        <NoteEditor content={note.content} onSave={handleSave} onCancel={() => setEditing(false)} />
      </Row>
    );
  }
  return (
    <Row data-row-id={note.id}>
      <Columns>
        <Text>
          <Markdown under={1} text={note.content} links={links} onTick={handleTick} />
        </Text>
        <Meta>
          {note.pinned && 'Pinned · '}
          {date && <time dateTime={note.createdAt}>{date}</time>}
          {note.updatedAt && ' · edited'}
        </Meta>
        <Actions>
          {onMakeTasks && titles.length > 0 && (
            <IconButton
              label={`Make ${plural(titles.length, 'task')}: ${name}`}
              icon={ListPlus}
              iconSize={16}
              onClick={() => onMakeTasks(titles)}
            />
          )}
          <IconButton
            label={`Pin note: ${name}`}
            icon={Pin}
            iconSize={16}
            aria-pressed={note.pinned ?? false}
            onClick={() => onPin(note.id, !note.pinned)}
          />
          <IconButton
            ref={pencil}
            label={`Edit note: ${name}`}
            icon={Pencil}
            iconSize={16}
            onClick={() => setEditing(true)}
          />
          <IconButton
            label={`Delete note: ${name}`}
            icon={Trash2}
            iconSize={16}
            variant="danger"
            onClick={() => onDelete(note)}
          />
        </Actions>
      </Columns>
    </Row>
  );
}
