import type { Project, Task } from '@plainday/domain-tasks';
import { useListPort } from '../hooks/list-context';
import { RemoveDialog } from './remove-dialog';
import { TaskSettings } from './task-settings';

interface TaskDialogsProps {
  readonly kind: 'settings' | 'remove';
  readonly task: Task | undefined;
  readonly family: readonly Task[] | undefined;
  readonly projects: readonly Project[];
  readonly onClose: () => void;
}

/** The dialogs of the task list, fetched when the first of them is opened. */
export function TaskDialogs({ kind, task, family = [], projects, onClose }: TaskDialogsProps) {
  const { actions } = useListPort();
  if (!task) return null;
  if (kind === 'remove') {
    return <RemoveDialog task={task} onClose={onClose} onRemove={actions.remove} />;
  }
  return (
    <TaskSettings
      task={task}
      projects={projects}
      onClose={onClose}
      onSave={(changes) => actions.edit(task, changes, family)}
    />
  );
}
