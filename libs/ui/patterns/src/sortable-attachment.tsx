import { useLayoutEffect } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import type { SortableRow } from './sortable-store';

/** Handlers that dnd-kit wants on the handle, by name: `onMouseDown`, `onTouchStart`, `onKeyDown`. */
export type Listeners = ReturnType<typeof useSortable>['listeners'];

export interface SortableAttachmentProps {
  readonly row: SortableRow;
  readonly still: boolean;
  readonly onListeners: (id: string, listeners: Listeners) => void;
}

const ease = { duration: 160, easing: 'ease-out' };

/** Ties one row of the document to dnd-kit from outside, so that the row itself is never drawn again. */
export function SortableAttachment({ row, still, onListeners }: SortableAttachmentProps) {
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
