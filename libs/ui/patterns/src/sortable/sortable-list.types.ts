import type { ReactNode } from 'react';
import type { DropPlaces } from '../drop-places/follow-places';
import type { SortableStore } from './sortable-store';

/** What a row becomes that is dragged out of its column. */
export interface SidewaysDrop {
  /** To which side: 1 to the right, −1 to the left. */
  readonly towards: 1 | -1;
  /** What letting go would do where the row stands at an index, in words; empty where nothing would come of it. */
  readonly say: (id: string, index: number) => string;
  /** Why nothing would come of it, in words. */
  readonly why?: (id: string, index: number) => string;
  readonly drop: (id: string, index: number) => void;
}

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
  /** What takes a row outside of the list. */
  readonly places?: DropPlaces | undefined;
  readonly sideways?: SidewaysDrop | undefined;
  /** The rows, windowed or not. They are not wrapped, and not drawn again while one is moved. */
  readonly children: ReactNode;
}

/** What the layer that does the moving is given. */
export interface SortableLayerProps
  extends
    Required<Pick<SortableListProps, 'ids' | 'onMove' | 'renderOverlay' | 'labelOf'>>,
    Pick<SortableListProps, 'places' | 'sideways'> {
  readonly store: SortableStore;
}
