import type { RefObject } from 'react';
import { Copy, Ellipsis, ListPlus, Pencil, Pin, Trash2 } from 'lucide';
import { plural } from '@plainday/shared-utils';
import { IconButton, MenuButton, type MenuEntry } from '@plainday/ui-components';
import { useCopyText } from '../../../shared/use-copy-text';
import { firstWords, taskTitles } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';
import type { NoteActions } from './note-row';

interface Props extends NoteActions {
  readonly note: Note;
  readonly pencil: RefObject<HTMLButtonElement | null>;
  readonly onStartEdit: () => void;
}

/** What can be done with a note, at the end of its line. */
export function NoteButtons({ note, pencil, onStartEdit, ...actions }: Props) {
  const { onPin, onDelete, onMakeTasks } = actions;
  const copy = useCopyText();
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
      { label: 'Copy', icon: Copy, onSelect: () => void copy(note.content, 'Note copied') },
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
        ref={pencil}
        label={`Edit note: ${name}`}
        data-control="edit"
        data-tip="Edit"
        shortcut="E"
        icon={Pencil}
        iconSize={16}
        onClick={onStartEdit}
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
