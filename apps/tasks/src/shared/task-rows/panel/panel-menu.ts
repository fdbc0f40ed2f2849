import type { Task } from '@plainday/domain-tasks';
import type { MenuEntry } from '@plainday/ui-components';
import { Copy, CopyPlus, Trash2 } from 'lucide';
import { timerEntries } from '../../timer-entries';
import type { ListPort } from '../port/list-context';
import { familyEntries } from '../row/family-menu';

/** What can be done to the task of the panel that its fields do not do. */
export function panelEntries(task: Task, port: ListPort, onClose: () => void): MenuEntry[] {
  const { actions } = port;
  return [
    ...timerEntries(task, port.sessions),
    ...familyEntries([task], port),
    { label: 'Duplicate', icon: Copy, onSelect: () => actions.duplicate(task, false) },
    ...(task.parent_task_id
      ? []
      : [
          {
            label: 'Duplicate with everything',
            icon: CopyPlus,
            onSelect: () => actions.duplicate(task, true),
          },
        ]),
    'separator',
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      onSelect() {
        onClose();
        port.batch.trash([task]);
      },
    },
  ];
}
