import { Copy, Ellipsis, ListPlus, Trash2 } from 'lucide';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import { firstWords } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';

interface Props {
  readonly note: Note;
  readonly onDelete: (note: Note) => void;
  /** How many lines are left to become tasks. */
  readonly left: number;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (() => void) | undefined;
}

/** What is rarer to be done with a note. */
export function NoteMenu({ note, left, onDelete, onMakeTasks }: Props) {
  const { notify } = useShell();

  function items(): readonly MenuEntry[] {
    const makeTasks = {
      label: `Make ${plural(left, 'task')}`,
      icon: ListPlus,
      onSelect: () => onMakeTasks?.(),
    };
    return [
      ...(onMakeTasks && left > 0 ? [makeTasks] : []),
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
    <MenuButton
      label={`More for note: ${firstWords(note.content)}`}
      data-tip="More"
      icon={Ellipsis}
      iconSize={16}
      align="end"
      items={items}
    />
  );
}
