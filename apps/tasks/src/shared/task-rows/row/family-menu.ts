import type { Task } from '@plainday/domain-tasks';
import { quoted } from '@plainday/shared-utils';
import type { MenuEntry } from '@plainday/ui-components';
import { CornerDownRight, CornerLeftUp } from 'lucide';
import type { ListPort } from '../port/list-context';

/** A subtask becomes a task, a task without subtasks one of the task above it. */
export function familyEntries(task: Task, family: readonly Task[], port: ListPort): MenuEntry[] {
  const { parent, above, besides } = port.kinOf(task);
  if (task.parent_task_id !== null) {
    const onSelect = () => port.actions.toTask(task, parent);
    return [{ label: 'Make it a task', icon: CornerLeftUp, onSelect }];
  }
  if (!above || family.length > 0) return [];
  return [
    {
      label: `Make it a subtask of ${quoted(above.title)}`,
      icon: CornerDownRight,
      onSelect: () => port.actions.toSubtask(task, above, besides),
    },
  ];
}
