import { type Present } from '@plainday/domain-calendar';
import { Pencil, Pin } from 'lucide';
import { InlineEdit, ListRow, type RowAction, type useEditing } from '@plainday/ui-patterns';
import { useLinks } from '../../../shared/links/use-links';
import { Markdown } from '../../../shared/markdown/markdown';
import type { TaskMaker } from '../../../shared/made-tasks/use-task-maker';
import { useNoteTasks } from '../hooks/use-note-tasks';
import { noteDay, noteTime } from '../model/note-date.logic';
import { firstWords } from '../model/note-title.logic';
import { canSave } from '../model/notes.logic';
import type { Note } from '../model/notes.schema';
import { NoteMenu } from './note-menu';
import { NoteProgress } from './note-progress';

/** What can be done with a note. */
export interface NoteActions {
  readonly editing: ReturnType<typeof useEditing>;
  readonly onEdit: (id: string, content: string) => void;
  readonly onPin: (id: string, pinned: boolean) => void;
  readonly onDelete: (note: Note) => void;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: TaskMaker | undefined;
}

export interface NoteRowProps extends NoteActions {
  readonly note: Note;
  readonly present: Present;
}

export function NoteRow(props: NoteRowProps) {
  const { note, present, editing, onEdit, onPin, onDelete, onMakeTasks } = props;
  const { id, content, pinned = false } = note;
  const links = useLinks(content);
  const tasks = useNoteTasks(note, onEdit);
  const make = onMakeTasks && (() => onMakeTasks(id, tasks.left, tasks.gone));
  const time = noteTime(note);
  const day = noteDay(note, present);
  const actions: readonly RowAction[] = [
    { label: 'Pin note', icon: Pin, pressed: pinned, shortcut: 'P', run: () => onPin(id, !pinned) },
    { label: 'Edit note', icon: Pencil, shortcut: 'E', run: () => editing.start(id) },
  ];

  function handleSave(changed: string) {
    tasks.save(changed);
    editing.stop();
  }

  const editor = editing.editingId === id && (
    <InlineEdit
      multiline
      editing={editing}
      label="Edit note"
      value={content}
      canSave={canSave}
      onSave={handleSave}
      onCancel={editing.stop}
    />
  );
  return (
    <ListRow
      id={id}
      name={firstWords(content)}
      metaPlace="before"
      meta={
        <>
          {time && <time dateTime={note.createdAt}>{pinned && day !== 'Today' ? day : time}</time>}
          {note.updatedAt && <span>edited</span>}
        </>
      }
      actions={actions}
      more={<NoteMenu {...{ note, onDelete }} left={tasks.left.length} onMakeTasks={make} />}
      editor={editor}
    >
      <Markdown
        under={2}
        text={content}
        links={links}
        tasks={tasks.taskAt}
        onTick={tasks.tickLine}
      />
      <NoteProgress
        content={content}
        tasks={tasks.tasks}
        left={tasks.left.length}
        onMakeTasks={make}
      />
    </ListRow>
  );
}
