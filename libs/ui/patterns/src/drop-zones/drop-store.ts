/** What is being dragged, and the zone it is over. */
export interface DropState {
  readonly cardId: string | null;
  readonly zoneId: string | null;
}

/** A place to drop on, as it stands in the document. */
export interface DropZone {
  readonly id: string;
  readonly node: HTMLElement;
}

/** A card under a finger or a pressed mouse button. */
export interface Press {
  readonly id: string;
  readonly node: HTMLElement;
  readonly event: MouseEvent | TouchEvent;
}

/** Zones in the document and the state of the drag. One store per `DropZones`. */
export interface DropStore {
  readonly setZone: (id: string, node: HTMLElement | null) => void;
  readonly zones: () => readonly DropZone[];
  readonly state: () => DropState;
  readonly setState: (next: DropState) => void;
  /** Calls back when zones come or go, or the state changes. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly press: (press: Press) => void;
  /** Set by the layer once its code is there. */
  readonly onPress: (handler: ((press: Press) => void) | null) => void;
}

/** Nothing is being dragged. */
export const AT_REST: DropState = { cardId: null, zoneId: null };

/** Makes the store of one board. */
export function createDropStore(): DropStore {
  const nodes = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let zones: readonly DropZone[] | null = null;
  let state = AT_REST;
  let handler: ((press: Press) => void) | null = null;

  function changed() {
    listeners.forEach((listener) => listener());
  }

  return {
    setZone(id, node) {
      if (node) nodes.set(id, node);
      else nodes.delete(id);
      zones = null;
      changed();
    },
    zones() {
      zones ??= [...nodes].map(([id, node]) => ({ id, node }));
      return zones;
    },
    state: () => state,
    setState(next) {
      if (next.cardId === state.cardId && next.zoneId === state.zoneId) return;
      state = next;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    press: (press) => handler?.(press),
    onPress(next) {
      handler = next;
    },
  };
}
