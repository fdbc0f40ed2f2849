import type { Project, Task } from '@plainday/domain-tasks';
import { Menu } from '@plainday/ui-components/menu';
import { RotateCcw, Trash2 } from 'lucide';
import { useListPort } from '../port/list-context';
import { taskEntries } from './task-menu';
import { withoutKeys } from './without-keys';
import type { RowMenuPlace } from './use-row-clicks';

interface RowMenuProps {
  readonly place: RowMenuPlace;
  readonly subtasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly nowMs: number;
  /** The keys of lists mean other things here. */
  readonly isKeyless?: boolean;
  readonly onClose: () => void;
}

/** The menu of a row where it was clicked; fetched at the first right click. */
export function RowMenu(props: RowMenuProps) {
  const port = useListPort();
  const { place, subtasks, projects, nowMs, isKeyless, onClose } = props;
  const { task, row, point } = place;
  const trashEntries = () => [
    { label: 'Restore', icon: RotateCcw, onSelect: () => port.actions.restore(task, subtasks) },
    {
      label: 'Delete permanently…',
      icon: Trash2,
      danger: true,
      onSelect: () => port.askRemove([task]),
    },
  ];
  const liveEntries = () => {
    const entries = taskEntries(task, subtasks, projects, port, nowMs);
    return isKeyless ? withoutKeys(entries) : entries;
  };
  return (
    <Menu
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      anchor={row}
      point={point}
      label={`More for ${task.title}`}
      items={port.isTrash ? trashEntries() : liveEntries()}
    />
  );
}
