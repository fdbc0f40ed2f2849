import { useRef } from 'react';
import { useShell } from '@plainday/federation-contract';
import { useIdleParts } from '@plainday/ui-components';
import { createDraftKeeper, PageFrame, Status } from '@plainday/ui-patterns';
import { SortableList } from '@plainday/ui-patterns/sortable-list';
import { useTaskActions } from '../../shared/use-task-actions';
import { AddBar } from '../../shared/add-bar';
import { AddRow } from '../../shared/days/add-row';
import { BulkLayer } from '../../shared/task-rows/bulk/bulk-layer';
import { useMoves } from './hooks/page/use-moves';
import { OrderButton } from '../../shared/task-rows/order/order-button';
import { Arranger } from '../../shared/task-rows/order/use-arranged';
import { ListBody } from './components/list-body';
import { Lifted } from '../../shared/task-rows/row/lifted';
import { Overlays } from '../../shared/task-rows/dialogs/overlays';
import { ScopeSwitch } from './components/scope-switch';
import { TrashBar } from './components/trash-bar';
import { useTaskPlaces } from '../../shared/task-rows/places/use-task-places';
import { Subtasks } from '../../shared/task-rows/row/lazy-parts';
import { ROW_PARTS } from '../../shared/task-rows/row-parts';
import { ListPortProvider } from '../../shared/task-rows/port/list-context';
import { useExpansion } from '../../shared/task-rows/port/use-expansion';
import { useHeading } from './hooks/page/use-heading';
import { useOverlay } from '../../shared/task-rows/port/use-overlay';
import { usePageKeys } from './hooks/keys/use-page-keys';
import { usePagePort } from '../../shared/task-rows/port/use-page-port';
import { useSearchWarmUp } from './hooks/page/use-search-warm-up';
import { useTaskView } from './hooks/page/use-task-view';

/** What stands in the add bar: leaving the screen or the page loses nothing of it. */
const added = createDraftKeeper('tasks', '');

/** What this screen opens. */
const PARTS = [...ROW_PARTS, Subtasks, Arranger];

/** The task screen (spec §2): all tasks, a project, the trash, or what a search finds in one of them. */
export function Page() {
  const { overlay: shellOverlay, user } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const view = useTaskView();
  const actions = useTaskActions();
  const { expanded, adding, toggles } = useExpansion();
  const { overlay, opens, close } = useOverlay(view.selection);
  const { port, drop } = usePagePort({
    view,
    actions,
    opens,
    toggles,
    isMixed: view.isTrash && view.filter === 'all',
    ...useMoves(view),
  });
  const { title, summary, found } = useHeading(view);
  useIdleParts(PARTS);
  usePageKeys(user.id, input);
  useSearchWarmUp(view.rows);
  const places = useTaskPlaces(view, port);

  const { isTrash, isSearching, projects, listKey } = view;
  const isInbox = view.selection.kind === 'all';
  const place = {
    projects,
    isShown: (task: { readonly project_id: string | null }) =>
      listKey === 'everywhere' || task.project_id === null,
  };
  const nameOf = (id: string) => view.roots.find((row) => row.id === id)?.title ?? 'Task';

  return (
    <ListPortProvider value={port}>
      <PageFrame
        title={title}
        summary={summary}
        actions={
          !isTrash && (
            <>
              {isInbox && projects.length > 0 && (
                <ScopeSwitch scope={view.scope} onChange={view.setScope} />
              )}
              <OrderButton order={view.order} onChange={view.setOrder} />
            </>
          )
        }
      >
        {isInbox && !isSearching && (
          <AddBar
            input={input}
            projects={projects}
            initialText={added.read(user.id)}
            onText={(text) => added.write(user.id, text)}
            onAdd={(drafts) => actions.addFrom(place, drafts)}
          />
        )}
        {isTrash && <TrashBar view={view} />}
        <Status text={found} />
        <SortableList
          ids={view.ids}
          onMove={drop}
          labelOf={nameOf}
          disabled={!port.canDrag}
          places={places}
          renderOverlay={(id) => <Lifted dir="auto">{nameOf(id)}</Lifted>}
        >
          <ListBody
            view={view}
            label={title}
            expanded={expanded}
            adding={adding}
            onAdd={() => shellOverlay.open('quick-add')}
          />
        </SortableList>
        {view.selection.kind === 'project' && !isSearching && view.roots.length > 0 && (
          <AddRow
            label={`Add task to ${title}`}
            indent={35}
            onAdd={() => shellOverlay.open('quick-add')}
          />
        )}
        <BulkLayer view={view} />
      </PageFrame>
      <Overlays overlay={overlay} view={view} onClose={close} />
    </ListPortProvider>
  );
}
