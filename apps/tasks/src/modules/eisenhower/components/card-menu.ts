import type { Task } from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';
import type { MenuEntry } from '@plainday/ui-components';
import { CornerUpRight, SlidersHorizontal, Trash2 } from 'lucide';
import { listOfTask } from '../../../shared/list-of-task';
import { timerEntries } from '../../../shared/timer-entries';
import type { MatrixPort } from '../hooks/matrix-port';
import { QUADRANTS, type QuadrantId } from '../model/quadrants';

/** The menu of a card: each quadrant with what going there would set. */
export function cardEntries(
  task: Task,
  current: QuadrantId,
  port: MatrixPort,
  navigate: (selection: Selection) => void,
): MenuEntry[] {
  const targets = QUADRANTS.map(({ id, title }, index): MenuEntry => {
    const isHere = id === current;
    return {
      label: title,
      detail: isHere ? undefined : port.describe(task, id),
      shortcut: String(index + 1),
      checked: isHere,
      onSelect: () => port.moveTo(task, id),
    };
  });
  return [
    { heading: 'Move to' },
    ...targets,
    'separator',
    {
      label: 'Task settings…',
      icon: SlidersHorizontal,
      shortcut: 'I',
      onSelect: () => navigate({ ...listOfTask(task), taskId: task.id }),
    },
    ...timerEntries(task, port.sessions, 'Y'),
    { label: 'Open its list', icon: CornerUpRight, onSelect: () => navigate(listOfTask(task)) },
    { label: 'Delete', icon: Trash2, danger: true, onSelect: () => port.trash(task) },
  ];
}
