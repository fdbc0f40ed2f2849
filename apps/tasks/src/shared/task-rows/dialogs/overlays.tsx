import type { Task } from '@plainday/domain-tasks';
import { lazyPart } from '@plainday/ui-components';
import { TypeAhead } from '@plainday/ui-patterns';
import { DatePopover } from '../../when/lazy-date';
import { useListPort } from '../port/list-context';
import type { Overlay } from '../port/use-overlay';
import type { RowsView } from '../port/rows-view';
import { Subtasks } from '../row/lazy-parts';

const TaskDialogs = lazyPart(
  async () => (await import(/* webpackChunkName: "task-dialogs" */ './task-dialogs')).TaskDialogs,
  // What is typed meanwhile is not meant for the list.
  <div role="dialog" hidden />,
);
const ProjectPicker = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "project-picker" */ './project-picker')).ProjectPicker,
  <TypeAhead />,
);

const TagPicker = lazyPart(
  async () => (await import(/* webpackChunkName: "tag-picker" */ './tag-picker')).TagPicker,
  <TypeAhead />,
);

/** What lies over the list, to be fetched ahead. */
export const OVERLAY_PARTS = [TaskDialogs, ProjectPicker, TagPicker, DatePopover] as const;

/** Fetches what M, L, T D and Shift+A open, so that whoever types on at once types into it. */
export function preloadFields(): void {
  void Subtasks.preload();
  void ProjectPicker.preload();
  void TagPicker.preload();
  void DatePopover.preload();
}

interface OverlaysProps {
  readonly overlay: Overlay | null;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** What lies over the list, each fetched when it is first opened. */
export function Overlays({ overlay, view, onClose }: OverlaysProps) {
  const { actions, batch } = useListPort();
  if (!overlay) return null;

  if (overlay.kind === 'project') {
    const { tasks, anchor } = overlay;
    return (
      <ProjectPicker
        projects={view.projects}
        current={commonProject(tasks)}
        anchor={anchor}
        onClose={onClose}
        onPick={(projectId) => batch.moveTo(tasks, projectId)}
      />
    );
  }
  if (overlay.kind === 'tags') {
    const { tasks, anchor } = overlay;
    const pick = (tag: string, isOn: boolean) => batch.tag(tasks, tag, isOn);
    return <TagPicker tasks={tasks} anchor={anchor} onClose={onClose} onPick={pick} />;
  }
  if (overlay.kind === 'date') {
    const { tasks, anchor } = overlay;
    return (
      <DatePopover
        tasks={tasks}
        anchor={anchor}
        onClose={onClose}
        onSave={(changesOf) => batch.reschedule(tasks, changesOf)}
      />
    );
  }
  if (overlay.kind === 'one date') {
    const { date, anchor } = overlay;
    return (
      <DatePopover
        tasks={[date.at]}
        anchor={anchor}
        onClose={onClose}
        onSave={(changesOf) =>
          void actions.moveDate(date, changesOf(date.at), view.childrenOf.get(date.task.id))
        }
      />
    );
  }
  return <TaskDialogs overlay={overlay} view={view} onClose={onClose} />;
}

function commonProject(tasks: readonly Task[]): string | null | undefined {
  const first = tasks[0]?.project_id;
  return tasks.every((task) => task.project_id === first) ? first : undefined;
}
