import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenIdle } from '@plainday/shared-platform';
import { DropContext } from './drop-context';
import { createDropStore } from './drop-store';
import type { DropStore } from './drop-store';

export { useDragSource, useDropZone } from './drop-context';

export interface DropZonesProps {
  readonly onDrop: (cardId: string, zoneId: string) => void;
  /** What follows the pointer; `zoneId` is the zone it is over, else null. */
  readonly renderOverlay: (cardId: string, zoneId: string | null) => ReactNode;
  /** Said when a card comes over a zone: what letting go would do. */
  readonly sayOver: (cardId: string, zoneId: string) => string;
  readonly children: ReactNode;
}

/** What the layer that does the dragging is given. */
export type DropLayerProps = Omit<DropZonesProps, 'children'> & { readonly store: DropStore };

const loadLayer = async () => (await import('./drop-layer')).DropLayer;

/**
 * Cards that are dragged from zone to zone, by mouse (after 5 px) and touch (after 120 ms). There is nothing here for
 * the keyboard: whoever uses it must offer the same by keys or a menu (WCAG 2.5.7).
 * The code that drags (dnd-kit) comes when the page is idle; cards are not drawn again while one is moved.
 */
export function DropZones({ children, ...layer }: DropZonesProps) {
  const [store] = useState(createDropStore);
  const [Layer, setLayer] = useState<ComponentType<DropLayerProps> | null>(null);

  useEffect(() => {
    let gone = false;
    const cancel = whenIdle(() => {
      void loadLayer().then((loaded) => {
        if (!gone) setLayer(() => loaded);
      });
    });
    return () => {
      gone = true;
      cancel();
    };
  }, []);

  return (
    <DropContext value={store}>
      {children}
      {Layer && <Layer store={store} {...layer} />}
    </DropContext>
  );
}
