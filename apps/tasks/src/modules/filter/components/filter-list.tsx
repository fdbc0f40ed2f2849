import { useMemo } from 'react';
import { useShell } from '@plainday/federation-contract';
import { tagsIn } from '@plainday/domain-tasks/filters';
import { Button } from '@plainday/ui-components';
import { EmptyState, ErrorState, LoadingState } from '@plainday/ui-patterns';
import { SortableList } from '@plainday/ui-patterns/sortable-list';
import { Funnel, Tag } from 'lucide';
import { BulkLayer } from '../../../shared/task-rows/bulk/bulk-layer';
import { Overlays } from '../../../shared/task-rows/dialogs/overlays';
import { Arranger } from '../../../shared/task-rows/order/use-arranged';
import { useTaskPlaces } from '../../../shared/task-rows/places/use-task-places';
import { ListPortProvider } from '../../../shared/task-rows/port/list-context';
import { useListPage } from '../../../shared/task-rows/port/use-list-page';
import { ROW_PARTS } from '../../../shared/task-rows/row-parts';
import { Subtasks } from '../../../shared/task-rows/row/lazy-parts';
import { Lifted } from '../../../shared/task-rows/row/lifted';
import { TakeIn } from '../../../shared/taken/take-in';
import { TaskRows } from '../../../shared/task-rows/task-rows';
import type { FilterView } from '../hooks/use-filter-view';
import { defaultsOf } from '../model/conditions.logic';
import { onlyTag } from '../model/place.logic';

const PARTS = [...ROW_PARTS, Subtasks, Arranger];

interface FilterListProps {
  readonly shown: FilterView;
  readonly title: string;
  /** Asks for a tag beside what is asked for. */
  readonly onTag: (tag: string) => void;
}

/** The tasks with all that can be done to them: an ordinary list, which is moved by nobody's hand. */
export function FilterList({ shown, title, onTag }: FilterListProps) {
  const { view, filter } = shown;
  const { notify } = useShell();
  const held = useMemo(() => {
    const explain = () => void notify.brief('Tasks are not moved by hand in a filter');
    return { hasHandles: false, explain };
  }, [notify]);
  const tagView = useMemo(() => ({ here: tagsIn(filter), add: onTag }), [filter, onTag]);
  const moves = { canMove: false, canDrag: false, held };
  const list = useListPage({ view, tagView, parts: PARTS, ...moves });
  const { port, expanded, adding } = list;
  const places = useTaskPlaces(view, port);
  const nameOf = (id: string) => view.roots.find((row) => row.id === id)?.title ?? 'Task';

  return (
    <ListPortProvider value={port}>
      <SortableList
        ids={view.ids}
        onMove={() => undefined}
        labelOf={nameOf}
        disabled
        places={places}
        renderOverlay={(id) => <Lifted dir="auto">{nameOf(id)}</Lifted>}
      >
        {view.roots.length > 0 ? (
          <TaskRows view={view} label={title} expanded={expanded} adding={adding} />
        ) : (
          <NoTasks shown={shown} />
        )}
      </SortableList>
      <BulkLayer view={view} />
      <TakeIn defaults={() => defaultsOf(filter)} />
      <Overlays overlay={list.overlay} view={view} onClose={list.closeOverlay} />
    </ListPortProvider>
  );
}

function NoTasks({ shown }: Pick<FilterListProps, 'shown'>) {
  const { filter, status, retry, isWithCompleted, showCompleted } = shown;
  if (status === 'loading') return <LoadingState />;
  if (status === 'error') {
    return (
      <ErrorState
        title="Your tasks could not be loaded"
        text="Check the connection, then try again."
        onRetry={() => void retry()}
      />
    );
  }
  const tag = onlyTag(filter);
  const what = isWithCompleted ? 'Nothing' : 'Nothing open';
  return (
    <EmptyState
      icon={tag === null ? Funnel : Tag}
      title={tag === null ? `${what} that fits these conditions` : `${what} with @${tag}`}
    >
      {!isWithCompleted && (
        <Button variant="ghost" onClick={showCompleted}>
          Show completed
        </Button>
      )}
    </EmptyState>
  );
}
