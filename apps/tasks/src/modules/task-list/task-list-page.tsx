import { useCallback, useMemo, useRef, useState } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import { useShell, type Selection } from '@plainday/federation-contract';
import { indexForTarget, neighbourOf, type Task } from '@plainday/domain-tasks';
import { useIdleParts } from '@plainday/ui-components';
import { PageFrame, Status, useNow } from '@plainday/ui-patterns';
import { SortableList } from '@plainday/ui-patterns/sortable-list';
import { useSessions } from '../../shared/use-sessions';
import { useTaskActions } from '../../shared/use-task-actions';
import { AddBar, useAddTasks } from '../../shared/add-bar';
import { BulkBar, BulkLayer } from './components/bulk-layer';
import { ListBody } from './components/list-body';
import { Lifted } from './components/list-style';
import { OVERLAY_PARTS, Overlays } from './components/overlays';
import { ScopeSwitch } from './components/scope-switch';
import { TrashBar } from './components/trash-bar';
import { ListPortProvider, type ListPort } from './hooks/list-context';
import { createSelectionStore } from './hooks/selection-store';
import { useBatch } from './hooks/use-batch';
import { usePageKeys } from './hooks/use-page-keys';
import { useExpansion } from './hooks/use-expansion';
import { useLatest } from './hooks/use-latest';
import { useOverlay } from './hooks/use-overlay';
import { useSearchWarmUp } from './hooks/use-search-warm-up';
import { useTaskView } from './hooks/use-task-view';
import { foundText, summaryOf, trashSummary } from './model/summary.logic';

/** What this screen opens. */
const PARTS = [BulkBar, ...OVERLAY_PARTS];

/** The task screen (spec §2): all tasks, a project, the trash, or what a search finds in one of them. */
export function Page() {
  const { navigate, overlay: shellOverlay, user } = useShell();
  useIdleParts(PARTS);
  const view = useTaskView();
  const actions = useTaskActions();
  const input = useRef<HTMLInputElement>(null);
  const { expanded, adding, toggle, startSubtask } = useExpansion();
  const { overlay, openSettings, askRemove, pickDate, pickProject, close } = useOverlay();
  const { dayStartMinutes } = usePreferences(user.id);
  const now = useNow('hour');
  const latest = useLatest(view);
  const batch = useBatch(actions, latest);
  const sessions = useSessions();
  const [selected] = useState(createSelectionStore);
  usePageKeys(user.id, input);
  useSearchWarmUp(view.rows);

  const { isTrash, isSearching, selection } = view;
  // A reminder leads to the settings of its task by the address, which forgets it when they are closed.
  const taskId = selection.kind === 'tool' ? undefined : selection.taskId;
  const linked = taskId === undefined ? null : { kind: 'settings' as const, id: taskId };
  function closeOverlay(): void {
    close();
    if (taskId !== undefined) navigate({ ...selection, taskId: undefined } as Selection);
  }
  const add = useAddTasks({
    actions,
    projects: view.projects,
    isShown: (task) => view.listKey === 'everywhere' || task.project_id === null,
  });
  const isInbox = selection.kind === 'all';
  const canMove = !isTrash && !isSearching && view.listKey !== 'everywhere';
  const canDrag = canMove && isInbox;

  const step = useCallback(
    (task: Task, by: -1 | 1) => {
      const { rows } = latest();
      const neighbour = neighbourOf(rows, task.id, by);
      const index = neighbour && indexForTarget(rows, task.id, neighbour.id);
      if (index !== null) actions.move(task, index);
    },
    [actions, latest],
  );
  const port = useMemo<ListPort>(
    () => ({
      actions,
      batch,
      selection: selected,
      sessions,
      isTrash,
      canMove,
      canDrag,
      step,
      toggle,
      startSubtask,
      openSettings,
      askRemove,
      pickDate,
      pickProject,
    }),
    [
      actions,
      batch,
      selected,
      sessions,
      isTrash,
      canMove,
      canDrag,
      step,
      toggle,
      startSubtask,
      openSettings,
      askRemove,
      pickDate,
      pickProject,
    ],
  );

  function handleMove(id: string, newIndex: number): void {
    const target = view.ids[newIndex];
    const index = target === undefined ? null : indexForTarget(view.rows, id, target);
    const task = view.roots.find((row) => row.id === id);
    if (task && index !== null) actions.move(task, index);
  }

  const titleOf = (id: string) => view.roots.find((row) => row.id === id)?.title ?? 'Task';
  const title = isTrash
    ? 'Trash'
    : selection.kind === 'project'
      ? (view.project?.title ?? 'Project')
      : 'All Tasks';
  const completed = isTrash ? view.roots.filter((task) => task.completed).length : 0;
  const ready = view.status === 'ready';
  const found = ready && isSearching ? foundText(view.roots.length) : '';
  const summary = isTrash
    ? trashSummary(completed, view.roots.length - completed)
    : summaryOf(view.rows, new Date(now), dayStartMinutes);

  return (
    <ListPortProvider value={port}>
      <PageFrame
        title={title}
        summary={ready ? summary : ''}
        actions={
          isInbox && view.projects.length > 0 ? (
            <ScopeSwitch scope={view.scope} onChange={view.setScope} />
          ) : undefined
        }
      >
        {isInbox && !isSearching && <AddBar input={input} projects={view.projects} onAdd={add} />}
        {isTrash && <TrashBar view={view} />}
        <Status text={found} />
        <SortableList
          ids={view.ids}
          onMove={handleMove}
          labelOf={titleOf}
          disabled={!canDrag}
          renderOverlay={(id) => <Lifted dir="auto">{titleOf(id)}</Lifted>}
        >
          <ListBody
            view={view}
            label={title}
            expanded={expanded}
            adding={adding}
            onAdd={() => shellOverlay.open('quick-add')}
          />
        </SortableList>
        <BulkLayer view={view} />
      </PageFrame>
      <Overlays overlay={overlay ?? linked} view={view} onClose={closeOverlay} />
    </ListPortProvider>
  );
}
