import { ListPlus, Pencil, Pin, Trash2 } from 'lucide';
import { plural } from '@plainday/shared-utils';
import { InlineEdit, ListRow } from '@plainday/ui-patterns';
import { useLinks } from '../../../shared/links/use-links';
import { Markdown } from '../../../shared/markdown/markdown';
import { tickLine } from '../../../shared/markdown/tick-line.logic';
import { firstWords, taskTitles } from '../model/note-title.logic';
import { canSave } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';

export interface NoteRowProps {
  readonly note: Note;
  readonly date: string;
  readonly editing: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onEdit: (id: string, content: string) => void;
  readonly onPin: (id: string, pinned: boolean) => void;
  readonly onDelete: (note: Note) => void;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (titles: readonly string[]) => void;
}

export function NoteRow(props: NoteRowProps) {
  const { note, date, editing, onStart, onStop, onEdit, onPin, onDelete, onMakeTasks } = props;
  const { id, content, pinned = false } = note;
  const links = useLinks(content);
  const titles = taskTitles(content);

  function handleSave(next: string) {
    onEdit(id, next);
    onStop();
  }

  const makeTasks = onMakeTasks && {
    label: `Make ${plural(titles.length, 'task')}`,
    icon: ListPlus,
    run: () => onMakeTasks(titles),
  };
  return (
    <ListRow
      id={id}
      name={firstWords(content)}
      meta={
        <span>
          {pinned && 'Pinned · '}
          {date && <time dateTime={note.createdAt}>{date}</time>}
          {note.updatedAt && ' · edited'}
        </span>
      }
      actions={[
        ...(makeTasks && titles.length > 0 ? [makeTasks] : []),
        { label: 'Pin note', icon: Pin, pressed: pinned, run: () => onPin(id, !pinned) },
        { label: 'Edit note', icon: Pencil, run: onStart },
        { label: 'Delete note', icon: Trash2, danger: true, run: () => onDelete(note) },
      ]}
      editor={
        editing && (
          <InlineEdit
            multiline
            label="Edit note"
            value={content}
            canSave={canSave}
            onSave={handleSave}
            onCancel={onStop}
          />
        )
      }
    >
      <Markdown
        under={1}
        text={content}
        links={links}
        onTick={(line) => onEdit(id, tickLine(content, line))}
      />
    </ListRow>
  );
}
