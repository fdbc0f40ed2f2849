import { useShell } from '@plainday/federation-contract';
import { Status } from '@plainday/ui-patterns';
import { SortableList } from '@plainday/ui-patterns/sortable-list';
import { AddRow } from '../../../shared/days/row/add-row';
import { BulkLayer } from '../../../shared/task-rows/bulk/bulk-layer';
import { Overlays } from '../../../shared/task-rows/dialogs/overlays';
import { Arranger } from '../../../shared/task-rows/order/use-arranged';
import { nestDrag } from '../../../shared/task-rows/places/nest-drag';
import { useTaskPlaces } from '../../../shared/task-rows/places/use-task-places';
import { ListPortProvider } from '../../../shared/task-rows/port/list-context';
import { useListPage } from '../../../shared/task-rows/port/use-list-page';
import { ROW_PARTS } from '../../../shared/task-rows/row-parts';
import { Subtasks } from '../../../shared/task-rows/row/lazy-parts';
import { Lifted } from '../../../shared/task-rows/row/lifted';
import { TakeIn } from '../../../shared/taken/take-in';
import { useMoves } from '../hooks/page/use-moves';
import { useSearchWarmUp } from '../hooks/page/use-search-warm-up';
import type { TaskView } from '../hooks/page/use-task-view';
import { ListBody } from './list-body';
import { TrashBar } from './trash-bar';

/** What the list opens. */
const PARTS = [...ROW_PARTS, Subtasks, Arranger];

export interface TaskListProps {
  readonly view: TaskView;
  readonly title: string;
  /** What a search found. */
  readonly found: string;
}

/** The list below the add bar with all that can be done to it. */
export function TaskList({ view, title, found }: TaskListProps) {
  const { overlay } = useShell();
  const list = useListPage({
    view,
    parts: PARTS,
    isMixed: view.isTrash && view.filter === 'all',
    ...useMoves(view),
  });
  const { port, drop, expanded, adding } = list;
  useSearchWarmUp(view.rows);
  const places = useTaskPlaces(view, port);
  const nameOf = (id: string) => view.roots.find((row) => row.id === id)?.title ?? 'Task';
  const quickAdd = () => overlay.open('quick-add');

  return (
    <ListPortProvider value={port}>
      {view.isTrash && <TrashBar view={view} />}
      <Status text={found} />
      <SortableList
        ids={view.ids}
        onMove={drop}
        labelOf={nameOf}
        disabled={!port.canDrag}
        places={places}
        sideways={nestDrag(view, port)}
        renderOverlay={(id) => <Lifted dir="auto">{nameOf(id)}</Lifted>}
      >
        <ListBody view={view} label={title} expanded={expanded} adding={adding} onAdd={quickAdd} />
      </SortableList>
      {view.selection.kind === 'project' && !view.isSearching && view.roots.length > 0 && (
        <AddRow label={`Add task to ${title}`} onAdd={quickAdd} />
      )}
      <BulkLayer view={view} />
      {!view.isTrash && <TakeIn defaults={() => ({ project_id: view.project?.id ?? null })} />}
      <Overlays overlay={list.overlay} view={view} onClose={list.closeOverlay} />
    </ListPortProvider>
  );
}
