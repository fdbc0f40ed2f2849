import type { ReactNode } from 'react';
import type { DropPlaces } from '../drop-places/follow-places';
import type { DropStore } from './drop-store';

export interface DropZonesProps {
  readonly onDrop: (cardId: string, zoneId: string) => void;
  /** What follows the pointer; `zoneId` is the zone it is over, else null. */
  readonly renderOverlay: (cardId: string, zoneId: string | null) => ReactNode;
  /** Said when a card comes over a zone: what letting go would do. */
  readonly sayOver: (cardId: string, zoneId: string) => string;
  /** What takes a card outside of the zones. */
  readonly places?: DropPlaces;
  readonly children: ReactNode;
}

/** What the layer that does the dragging is given. */
export type DropLayerProps = Omit<DropZonesProps, 'children'> & { readonly store: DropStore };
