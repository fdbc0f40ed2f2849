import type { Task } from '@plainday/domain-tasks';
import { useListPort } from '../port/list-context';
import type { Overlay } from '../port/use-overlay';
import type { RowsView } from '../port/rows-view';
import { RemoveDialog } from './remove-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { TaskSettings } from './task-settings';

const NONE: readonly Task[] = [];

interface TaskDialogsProps {
  readonly overlay: Exclude<Overlay, { kind: 'project' }>;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** The dialogs of the task list, fetched when the first of them is opened. */
export function TaskDialogs({ overlay, view, onClose }: TaskDialogsProps) {
  const { actions, batch } = useListPort();
  if (overlay.kind === 'remove') {
    return <RemoveDialog tasks={overlay.tasks} onClose={onClose} onRemove={actions.removeMany} />;
  }
  if (overlay.kind === 'schedule') {
    const { tasks } = overlay;
    return (
      <ScheduleDialog
        tasks={tasks}
        onClose={onClose}
        onSave={(due) => batch.scheduleAt(tasks, due)}
      />
    );
  }
  const task = view.rows.find((row) => row.id === overlay.id);
  if (!task) return null;
  return (
    <TaskSettings
      task={task}
      projects={view.projects}
      subtasks={view.childrenOf.get(task.id) ?? NONE}
      onClose={onClose}
      onSave={(changes) => actions.edit(task, changes, view.childrenOf.get(task.id))}
    />
  );
}
