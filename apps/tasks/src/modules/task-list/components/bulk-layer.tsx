import { lazy, Suspense, useEffect } from 'react';
import { plural } from '@plainday/shared-utils';
import { VisuallyHidden } from '@plainday/ui-components';
import { useListPort } from '../hooks/list-context';
import { useSelected } from '../hooks/use-selected';
import type { TaskView } from '../hooks/use-task-view';

const BulkBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk-bar" */ './bulk-bar')).BulkBar,
}));

/** What can be done to the selected tasks, once there are any; how many there are is said. */
export function BulkLayer({ view }: { readonly view: TaskView }) {
  const { selection } = useListPort();
  const selected = useSelected();
  const { listKey, ids } = view;
  useEffect(() => selection.change({ kind: 'keep', ids }), [selection, ids]);
  // What is selected in one list does not wait there for the way back.
  useEffect(() => () => selection.change({ kind: 'clear' }), [selection, listKey]);
  const count = selected.size;

  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? `${plural(count, 'task')} selected` : ''}
      </VisuallyHidden>
      {count > 0 && (
        <Suspense>
          <BulkBar view={view} selected={selected} />
        </Suspense>
      )}
    </>
  );
}
