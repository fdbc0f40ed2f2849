import { useEffect, useState } from 'react';
import { plural } from '@plainday/shared-utils';
import { lazyPart, StatusText } from '@plainday/ui-components';
import { useListPort } from '../port/list-context';
import { useSelected } from '../selection/use-selected';
import type { RowsView } from '../port/rows-view';

/** The bar, to be fetched ahead. */
export const BulkBar = lazyPart(
  async () => (await import(/* webpackChunkName: "bulk-bar" */ './bulk-bar')).BulkBar,
);

/** What can be done to the selected tasks, once there are any; how many there are is said. */
export function BulkLayer({ view }: { readonly view: RowsView }) {
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
      <StatusText
        text={count > 0 ? `${plural(count, 'task')} selected` : hadAny ? 'Nothing selected' : ''}
      />
      {count > 0 && <BulkBar view={view} selected={selected} />}
    </>
  );
}
