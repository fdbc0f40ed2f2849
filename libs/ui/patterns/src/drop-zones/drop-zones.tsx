import { useState } from 'react';
import { DropContext } from './drop-context';
import { createDropStore } from './drop-store';
import type { DropZonesProps } from './drop-zones.types';
import { IdleComponent } from '../dragging/idle-component';

export { useDragSource, useDropState, useDropZone } from './drop-context';
export type { DropZonesProps } from './drop-zones.types';

const loadLayer = async () => (await import('./drop-layer')).DropLayer;

/**
 * Cards that are dragged from zone to zone, by mouse (after 5 px) and touch (after 120 ms). There is nothing here for
 * the keyboard: whoever uses it must offer the same by keys or a menu (WCAG 2.5.7).
 * The code that drags (dnd-kit) comes when the page is idle; cards are not drawn again while one is moved.
 */
export function DropZones({ children, ...layer }: DropZonesProps) {
  const [store] = useState(createDropStore);
  return (
    <DropContext value={store}>
      {children}
      <IdleComponent load={loadLayer} props={{ store, ...layer }} />
    </DropContext>
  );
}
