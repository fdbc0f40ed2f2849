import { useDeferredValue } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { EmptyState, ErrorState, LoadingState } from '@plainday/ui-patterns';
import { Button, lazyPart, useIdleParts } from '@plainday/ui-components';
import { CircleCheck, Inbox, Search, Trash2 } from 'lucide';
import styled from 'styled-components';
import type { TaskView } from '../hooks/page/use-task-view';
import { TaskRows } from '../../../shared/task-rows/task-rows';

const FoundElsewhere = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "found-elsewhere" */ './found-elsewhere')).FoundElsewhere,
);

const PARTS = [FoundElsewhere];

/** So few rows that what stands below them is seen. */
const IN_SIGHT = 10;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-top: var(--space-4);
`;

interface ListBodyProps {
  readonly view: TaskView;
  readonly label: string;
  readonly expanded: ReadonlySet<string>;
  readonly adding: string | null;
  readonly onAdd: () => void;
}

/** The list, and why there is none or not all of it: every text of spec §2, Task screen. */
export function ListBody({ view, label, expanded, adding, onAdd }: ListBodyProps) {
  useIdleParts(PARTS);
  const hasRows = view.roots.length > 0;
  const isBlank = view.status === 'loading' && !hasRows;
  // The first rows are many at once: they are drawn in pieces, between which letters that are typed are answered.
  if (useDeferredValue(isBlank) || isBlank) return <LoadingState />;
  return (
    <>
      {hasRows && <TaskRows view={view} label={label} expanded={expanded} adding={adding} />}
      {!(hasRows && view.status === 'ready') && <NoList view={view} onAdd={onAdd} />}
      {hasRows && view.isSearching && view.roots.length <= IN_SIGHT && (
        <More>
          <FoundElsewhere view={view} />
        </More>
      )}
    </>
  );
}

function NoList({ view, onAdd }: Pick<ListBodyProps, 'view' | 'onAdd'>) {
  if (view.status === 'loading') return <LoadingState />;
  if (view.status === 'error') {
    return (
      <ErrorState
        title="Your tasks could not be loaded"
        text="Check the connection, then try again."
        onRetry={() => void view.refetch()}
      />
    );
  }
  if (view.isSearching) {
    return (
      <EmptyState icon={Search} title={`No tasks found for "${view.search}"`}>
        <FoundElsewhere view={view} />
      </EmptyState>
    );
  }
  if (view.isTrash) {
    return view.filter === 'all' ? (
      <EmptyState icon={Trash2} title="Trash is empty" />
    ) : (
      <EmptyState
        icon={view.filter === 'completed' ? CircleCheck : Trash2}
        title={view.filter === 'completed' ? 'No completed tasks here' : 'No deleted tasks here'}
      />
    );
  }
  if (view.selection.kind === 'project') {
    return <EmptyProject onAdd={onAdd} />;
  }
  return (
    <EmptyState
      icon={Inbox}
      title="Start by adding your first task"
      text="Everything begins with a simple task"
    >
      {view.scope === 'inbox' && view.projects.length > 0 && (
        <Button variant="ghost" onClick={() => view.setScope('everywhere')}>
          Show the tasks of every project
        </Button>
      )}
    </EmptyState>
  );
}

function EmptyProject({ onAdd }: { readonly onAdd: () => void }) {
  const { singleKeys } = usePreferences(useShell().user.id);
  return (
    <EmptyState
      icon={Inbox}
      title="No tasks in this project yet"
      text={`The first one is added here${singleKeys ? ', or from anywhere with Q' : ''}.`}
    >
      <Button onClick={onAdd}>Add a task</Button>
    </EmptyState>
  );
}
