import { lazy, Suspense } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { useListPort } from '../hooks/list-context';
import type { Overlay } from '../hooks/use-overlay';
import type { TaskView } from '../hooks/use-task-view';

const TaskDialogs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "task-dialogs" */ './task-dialogs')).TaskDialogs,
}));
const ProjectPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "project-picker" */ './project-picker'))
    .ProjectPicker,
}));

interface OverlaysProps {
  readonly overlay: Overlay | null;
  readonly view: TaskView;
  readonly onClose: () => void;
}

/** What lies over the list, each fetched when it is first opened. */
export function Overlays({ overlay, view, onClose }: OverlaysProps) {
  const { batch } = useListPort();
  if (!overlay) return null;

  if (overlay.kind === 'project') {
    const { tasks, anchor } = overlay;
    return (
      <Suspense>
        <ProjectPicker
          projects={view.projects}
          current={commonProject(tasks)}
          anchor={anchor}
          onClose={onClose}
          onPick={(projectId) => batch.moveTo(tasks, projectId)}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <TaskDialogs overlay={overlay} view={view} onClose={onClose} />
    </Suspense>
  );
}

function commonProject(tasks: readonly Task[]): string | null | undefined {
  const first = tasks[0]?.project_id;
  return tasks.every((task) => task.project_id === first) ? first : undefined;
}
