import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import type { SortableRow, SortableStore } from './sortable-store';

/** Handlers that dnd-kit wants on the handle, by name: `onMouseDown`, `onTouchStart`, `onKeyDown`. */
export type Listeners = ReturnType<typeof useSortable>['listeners'];

interface Shared {
  /** Nothing slides, for those who asked for less motion. */
  readonly still: boolean;
  readonly onListeners: (id: string, listeners: Listeners) => void;
}

const ease = { duration: 160, easing: 'ease-out' };

/** Ties one row of the document to dnd-kit from outside, so that the row itself is never drawn again. */
function SortableAttachment({ row, still, onListeners }: Shared & { readonly row: SortableRow }) {
  const { id, node, handle } = row;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({
      id,
      animateLayoutChanges: () => false,
      transition: still ? null : ease,
    });

  useLayoutEffect(() => {
    setNodeRef(node);
    setActivatorNodeRef(handle);
    return () => {
      Object.assign(node.style, { transform: '', transition: '', opacity: '' });
    };
  }, [setNodeRef, setActivatorNodeRef, node, handle]);

  useLayoutEffect(() => {
    onListeners(id, listeners);
  });

  const y = transform ? Math.round(transform.y) : 0;
  useLayoutEffect(() => {
    Object.assign(node.style, {
      transform: y ? `translate3d(0,${y}px,0)` : '',
      transition: transition ?? '',
      opacity: isDragging ? '0' : '',
    });
  }, [node, y, transition, isDragging]);

  return null;
}

/** Ties all rows that are in the document, as they come and go under a moving list. */
export function SortableAttachments({
  store,
  ...shared
}: Shared & { readonly store: SortableStore }) {
  const rows = useSyncExternalStore(store.subscribe, store.rows);
  return rows.map((row) => <SortableAttachment key={row.id} row={row} {...shared} />);
}
