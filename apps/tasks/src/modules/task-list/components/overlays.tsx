import { lazy, Suspense } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { useListPort } from '../hooks/list-context';
import type { Overlay } from '../hooks/use-overlay';
import type { TaskView } from '../hooks/use-task-view';

const TaskDialogs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "task-dialogs" */ './task-dialogs')).TaskDialogs,
}));
const loadPicker = () => import(/* webpackChunkName: "project-picker" */ './project-picker');
const ProjectPicker = lazy(async () => ({ default: (await loadPicker()).ProjectPicker }));

/** Fetches what M opens, so that whoever types on at once types into it. */
export function preloadPicker(): void {
  loadPicker().catch(() => undefined);
}

/** Stands for a window that is on its way: what is typed meanwhile is not meant for the list. */
const ON_ITS_WAY = <div role="dialog" hidden />;

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
      <Suspense fallback={ON_ITS_WAY}>
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
    <Suspense fallback={ON_ITS_WAY}>
      <TaskDialogs overlay={overlay} view={view} onClose={onClose} />
    </Suspense>
  );
}

function commonProject(tasks: readonly Task[]): string | null | undefined {
  const first = tasks[0]?.project_id;
  return tasks.every((task) => task.project_id === first) ? first : undefined;
}
