import { useId, useMemo, useState } from 'react';
import { SortableContext } from './sortable-context';
import { createSortableStore } from './sortable-store';
import type { SortableListProps } from './sortable-list.types';
import { IdleComponent } from '../dragging/idle-component';

export { useSortableActiveId, useSortableRow } from './sortable-context';
export type { SortableRowBinding } from './sortable-context';
export type { SidewaysDrop, SortableListProps } from './sortable-list.types';

const loadLayer = async () => (await import('./sortable-layer')).SortableLayer;

/**
 * A list whose rows are moved by mouse (after 5 px), touch (after 120 ms) and keyboard.
 * The code that moves them (dnd-kit) comes when the page is idle, and works beside the rows, not around them.
 */
export function SortableList({
  ids,
  onMove,
  renderOverlay,
  labelOf = () => 'item',
  disabled = false,
  places,
  sideways,
  children,
}: SortableListProps) {
  const [store] = useState(createSortableStore);
  const hintId = useId();
  const scope = useMemo(() => ({ store, hintId, disabled }), [store, hintId, disabled]);

  return (
    <SortableContext value={scope}>
      {children}
      {!disabled && (
        <span id={hintId} hidden>
          Space, then arrow keys
        </span>
      )}
      {!disabled && (
        <IdleComponent
          load={loadLayer}
          props={{ store, ids, onMove, renderOverlay, labelOf, places, sideways }}
        />
      )}
    </SortableContext>
  );
}
