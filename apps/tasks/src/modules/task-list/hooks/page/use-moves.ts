import { useMemo } from 'react';
import { useShell } from '@plainday/federation-contract';
import { BY_HAND, orderText } from '../../../../shared/task-rows/order/list-order';
import type { Moves } from '../../../../shared/task-rows/port/use-page-port';
import type { TaskView } from './use-task-view';

/** What can be moved in this list; in another order than by hand nothing can, which is said (spec §2, decisions 17). */
export function useMoves(view: TaskView): Moves {
  const { notify } = useShell();
  const { isTrash, isSearching, status, listKey, rows, selection, order, setOrder } = view;
  // Each project has an order of its own, and All Tasks another.
  const isMixed = listKey === 'everywhere' && rows.some(({ project_id: id }) => id !== null);
  // Among rows that are not known there are no places.
  const canMove = status === 'ready' && !isTrash && !isSearching && !isMixed;
  const canDrag = canMove && selection.kind === 'all';
  const text = orderText(order);
  const place = isTrash ? 'in the trash' : isSearching ? 'in a search' : 'in this list';

  return useMemo(() => {
    if (canMove && text === '') return { canMove, canDrag };
    if (!canMove) {
      const explain = () => void notify.brief(`Tasks are not moved by hand ${place}`);
      return { canMove, canDrag, held: { hasHandles: false, explain } };
    }
    const explain = () =>
      void notify.brief(`The list is ${text}: tasks are not moved by hand here`, {
        label: 'Sort by hand',
        run: () => setOrder(BY_HAND),
      });
    return { canMove: false, canDrag: false, held: { hasHandles: canDrag, explain } };
  }, [canMove, canDrag, text, place, notify, setOrder]);
}
