import { useTasksListQuery } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import { useState } from 'react';
import { TaskPanel } from '../panel/task-panel';
import { TrashPanel } from '../panel/trash-panel';
import { useListPort } from '../port/list-context';
import type { Overlay } from '../port/use-overlay';
import type { RowsView } from '../port/rows-view';
import { RemoveDialog } from './remove-dialog';

const NONE: readonly Task[] = [];

interface TaskDialogsProps {
  readonly overlay: Exclude<Overlay, { kind: 'project' | 'tags' | 'date' | 'one date' }>;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** The dialogs of the task list, fetched when the first of them is opened. */
export function TaskDialogs({ overlay, view, onClose }: TaskDialogsProps) {
  const { actions } = useListPort();
  if (overlay.kind === 'remove') {
    return <RemoveDialog tasks={overlay.tasks} onClose={onClose} onRemove={actions.removeMany} />;
  }
  return <PanelOfTask id={overlay.id} view={view} onClose={onClose} />;
}

interface PanelOfTaskProps {
  readonly id: string;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** The task of the panel, also where it is in another list by now; what was done or deleted stays as it was. */
function useTask(id: string, { rows }: RowsView) {
  const here = rows.find((row) => row.id === id);
  const { currentData: everywhere = NONE, isFetching } = useTasksListQuery('everywhere', {
    skip: here !== undefined,
  });
  const task = here ?? everywhere.find((row) => row.id === id);
  const [known, setKnown] = useState(task);
  if (task && task !== known) setKnown(task);
  const former = known?.id === id ? known : undefined;
  return { task: task ?? former, isGone: !task && !isFetching };
}

/** A panel for each task that is looked at, one after the other. */
function PanelOfTask({ id, view, onClose }: PanelOfTaskProps) {
  const { openSettings, isTrash } = useListPort();
  const [cameBy, setCameBy] = useState<-1 | 1 | null>(null);
  const [first, setFirst] = useState(id);
  const { task, isGone } = useTask(id, view);
  if (!task) return null;
  if (isTrash && !isGone) {
    const project = view.projects.find((one) => one.id === task.project_id);
    const family = view.childrenOf.get(id) ?? NONE;
    return <TrashPanel key={id} {...{ task, project, onClose }} subtasks={family} />;
  }
  const { parent_task_id: parentId } = task;
  const parent = parentId === null ? undefined : view.rows.find((row) => row.id === parentId);
  const subtasks = view.childrenOf.get(id) ?? NONE;
  const order = parentId === null ? view.roots : (view.childrenOf.get(parentId) ?? NONE);
  const at = order.findIndex((row) => row.id === id);
  const nextTo = (by: -1 | 1) => (at < 0 ? undefined : order[at + by]);

  function go(to: Task | undefined, by: -1 | 1 | null): void {
    if (!to) return;
    setFirst('');
    setCameBy(by);
    openSettings(to);
  }

  return (
    <TaskPanel
      key={id}
      task={task}
      isGone={isGone}
      projects={view.projects}
      parent={parent}
      subtasks={subtasks}
      steps={{
        hasNext: nextTo(1) !== undefined,
        hasPrevious: nextTo(-1) !== undefined,
        isNext: first !== id,
        cameBy,
        go: (by) => go(nextTo(by), by),
        open: (to) => go(to, null),
      }}
      onClose={onClose}
    />
  );
}
