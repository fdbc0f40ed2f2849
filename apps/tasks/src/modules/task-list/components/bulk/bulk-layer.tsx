import { useEffect, useState } from 'react';
import { plural } from '@plainday/shared-utils';
import { lazyPart, VisuallyHidden } from '@plainday/ui-components';
import { useListPort } from '../../hooks/page/list-context';
import { useSelected } from '../../hooks/selection/use-selected';
import type { TaskView } from '../../hooks/page/use-task-view';

/** The bar, to be fetched ahead. */
export const BulkBar = lazyPart(
  async () => (await import(/* webpackChunkName: "bulk-bar" */ './bulk-bar')).BulkBar,
);

/** What can be done to the selected tasks, once there are any; how many there are is said. */
export function BulkLayer({ view }: { readonly view: TaskView }) {
  const { selection } = useListPort();
  const selected = useSelected();
  const { listKey, ids } = view;
  useEffect(() => selection.change({ kind: 'keep', ids }), [selection, ids]);
  // What is selected in one list does not wait there for the way back.
  useEffect(() => () => selection.change({ kind: 'clear' }), [selection, listKey]);
  const count = selected.size;
  const [hadAny, setHadAny] = useState(false);
  if (count > 0 && !hadAny) setHadAny(true);

  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? `${plural(count, 'task')} selected` : hadAny && 'Nothing selected'}
      </VisuallyHidden>
      {count > 0 && <BulkBar view={view} selected={selected} />}
    </>
  );
}
