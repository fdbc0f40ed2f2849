import { Copy, Ellipsis, ListPlus, Pencil, Pin, Trash2 } from 'lucide';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { IconButton, MenuButton, type MenuEntry } from '@plainday/ui-components';
import { firstWords, taskTitles } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';
import type { NoteActions } from './note-row';

interface Props extends NoteActions {
  readonly note: Note;
}

/** What can be done with a note, at the end of its line. */
export function NoteButtons({ note, ...actions }: Props) {
  const { editing, onPin, onDelete, onMakeTasks } = actions;
  const { notify } = useShell();
  const name = firstWords(note.content);

  function items(): readonly MenuEntry[] {
    const titles = onMakeTasks ? taskTitles(note.content) : [];
    const makeTasks = {
      label: `Make ${plural(titles.length, 'task')}`,
      icon: ListPlus,
      onSelect: () => onMakeTasks?.(titles),
    };
    return [
      ...(titles.length > 0 ? [makeTasks] : []),
      {
        label: 'Copy',
        icon: Copy,
        onSelect: () => void copyText(note.content, 'Note copied', notify),
      },
      'separator',
      { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(note) },
    ];
  }

  return (
    <>
      <IconButton
        label={`Pin note: ${name}`}
        data-control="pin"
        data-tip="Pin"
        shortcut="P"
        icon={Pin}
        iconSize={16}
        aria-pressed={note.pinned ?? false}
        onClick={() => onPin(note.id, !note.pinned)}
      />
      <IconButton
        label={`Edit note: ${name}`}
        data-control="edit"
        data-tip="Edit"
        shortcut="E"
        icon={Pencil}
        iconSize={16}
        onClick={() => editing.start(note.id)}
      />
      <MenuButton
        label={`More for note: ${name}`}
        data-tip="More"
        icon={Ellipsis}
        iconSize={16}
        align="end"
        items={items}
      />
    </>
  );
}
