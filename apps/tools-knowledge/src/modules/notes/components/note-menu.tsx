import { Copy, Ellipsis, ListPlus, Trash2 } from 'lucide';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import { firstWords, taskTitles } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';

interface Props {
  readonly note: Note;
  readonly onDelete: (note: Note) => void;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (titles: readonly string[]) => void;
}

/** What is rarer to be done with a note. */
export function NoteMenu({ note, onDelete, onMakeTasks }: Props) {
  const { notify } = useShell();

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
    <MenuButton
      label={`More for note: ${firstWords(note.content)}`}
      word="More"
      data-tip="More"
      icon={Ellipsis}
      iconSize={16}
      align="end"
      items={items}
    />
  );
}
