import { useLayoutEffect } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Listeners } from '../sortable/sortable-attachment';
import type { DropZone, Press } from './drop-store';

/** Ties a zone of the document to dnd-kit from outside. */
export function ZoneAttachment({ zone }: { readonly zone: DropZone }) {
  const { setNodeRef } = useDroppable({ id: zone.id });
  useLayoutEffect(() => setNodeRef(zone.node), [setNodeRef, zone.node]);
  return null;
}

interface CardAttachmentProps {
  readonly press: Press;
  readonly onListeners: (listeners: Listeners) => void;
}

/** Ties the pressed card to dnd-kit from outside, so that no card is drawn again. */
export function CardAttachment({ press, onListeners }: CardAttachmentProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: press.id });
  const { node } = press;

  useLayoutEffect(() => {
    setNodeRef(node);
    return () => {
      Object.assign(node.style, { opacity: '' });
    };
  }, [setNodeRef, node]);

  useLayoutEffect(() => onListeners(listeners));

  useLayoutEffect(() => {
    Object.assign(node.style, { opacity: isDragging ? '0.35' : '' });
  }, [node, isDragging]);

  return null;
}
