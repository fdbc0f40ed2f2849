import { useEffect, useId, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenIdle } from '@plainday/shared-platform';
import { VisuallyHidden } from '@plainday/ui-components';
import { SortableContext } from './sortable-context';
import { createSortableStore } from './sortable-store';
import type { SortableStore } from './sortable-store';

export { useSortableActiveId, useSortableRow } from './sortable-context';
export type { SortableRowBinding } from './sortable-context';

export interface SortableListProps {
  /** All ids of the list in order, also of rows that are not in the document. */
  readonly ids: readonly string[];
  /** The row was dropped so that it stands at `newIndex` of the list. */
  readonly onMove: (id: string, newIndex: number) => void;
  /** What follows the pointer. */
  readonly renderOverlay: (id: string) => ReactNode;
  /** Name of a row for announcements. */
  readonly labelOf?: (id: string) => string;
  readonly disabled?: boolean;
  /** The rows, windowed or not. They are not wrapped, and not drawn again while one is moved. */
  readonly children: ReactNode;
}

/** What the layer that does the moving is given. */
export interface SortableLayerProps extends Required<
  Pick<SortableListProps, 'ids' | 'onMove' | 'renderOverlay' | 'labelOf'>
> {
  readonly store: SortableStore;
}

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
  children,
}: SortableListProps) {
  const [store] = useState(createSortableStore);
  const [Layer, setLayer] = useState<ComponentType<SortableLayerProps> | null>(null);
  const hintId = useId();
  const scope = useMemo(() => ({ store, hintId, disabled }), [store, hintId, disabled]);

  useEffect(() => {
    if (disabled) return;
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
  }, [disabled]);

  return (
    <SortableContext value={scope}>
      {children}
      {!disabled && (
        <VisuallyHidden id={hintId}>
          To move, press Space or Enter, then the arrow keys. Space or Enter again drops, Escape
          cancels.
        </VisuallyHidden>
      )}
      {Layer && !disabled && (
        <Layer
          store={store}
          ids={ids}
          onMove={onMove}
          renderOverlay={renderOverlay}
          labelOf={labelOf}
        />
      )}
    </SortableContext>
  );
}
