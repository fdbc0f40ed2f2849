import type { Project, Task } from '@plainday/domain-tasks';
import { Menu } from '@plainday/ui-components/menu';
import { RotateCcw, Trash2 } from 'lucide';
import { useListPort } from '../port/list-context';
import { taskEntries } from './task-menu';
import type { RowMenuPlace } from './use-row-clicks';

interface RowMenuProps {
  readonly place: RowMenuPlace;
  readonly subtasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** The menu of a row where it was clicked; fetched at the first right click. */
export function RowMenu({ place, subtasks, projects, nowMs, onClose }: RowMenuProps) {
  const port = useListPort();
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
  return (
    <Menu
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      anchor={row}
      point={point}
      label={`More for ${task.title}`}
      items={port.isTrash ? trashEntries() : taskEntries(task, subtasks, projects, port, nowMs)}
    />
  );
}
