import { useState } from 'react';
import { Button, lazyPart, SegmentedControl, useIdleParts } from '@plainday/ui-components';
import { Trash2 } from 'lucide';
import styled from 'styled-components';
import { useListPort } from '../../../shared/task-rows/port/list-context';
import type { TaskView, TrashFilter } from '../hooks/page/use-task-view';

const EmptyTrashDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "empty-trash" */ './dialogs/empty-trash-dialog'))
      .EmptyTrashDialog,
);

const PARTS = [EmptyTrashDialog];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 16px;
`;

const FILTERS: readonly { value: TrashFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
  { value: 'deleted', label: 'Deleted' },
];

/** Filters of the trash and the button that empties it (decisions 2, 6). */
export function TrashBar({ view }: { readonly view: TaskView }) {
  const { actions } = useListPort();
  const [asking, setAsking] = useState(false);
  useIdleParts(PARTS);
  if (view.rows.length === 0) return null;
  const roots = view.rows.filter((task) => task.parent_task_id === null);
  const completed = roots.filter((task) => task.completed).length;

  return (
    <Bar>
      <SegmentedControl
        label="Show"
        options={FILTERS}
        value={view.filter}
        onChange={view.setFilter}
      />
      {/* Who looks back at what was done is not asked to throw it away. */}
      {view.filter !== 'completed' && (
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          Empty Trash
        </Button>
      )}
      {asking && (
        <EmptyTrashDialog
          completed={completed}
          deleted={roots.length - completed}
          onClose={() => setAsking(false)}
          onEmpty={actions.empty}
        />
      )}
    </Bar>
  );
}
