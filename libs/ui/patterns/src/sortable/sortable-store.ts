/** A row that can be moved, as it stands in the document. */
export interface SortableRow {
  readonly id: string;
  readonly node: HTMLElement;
  readonly handle: HTMLElement | null;
}

/** The kinds of event that may begin a move. */
export type StartEvent = MouseEvent | TouchEvent | KeyboardEvent;

/** Begins a move; set by the layer once its code is there. */
export type Starter = (id: string, event: StartEvent) => void;

/** Which rows of a list are in the document, which one is being moved. One store per list. */
export interface SortableStore {
  readonly setNode: (id: string, node: HTMLElement | null) => void;
  readonly setHandle: (id: string, handle: HTMLElement | null) => void;
  readonly rows: () => readonly SortableRow[];
  readonly activeId: () => string | null;
  readonly setActiveId: (id: string | null) => void;
  /** Calls back when rows come or go, or another row is being moved. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: Starter;
  readonly setStarter: (starter: Starter | null) => void;
}

/** Makes the store of one list. */
export function createSortableStore(): SortableStore {
  const nodes = new Map<string, HTMLElement>();
  const handles = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let rows: readonly SortableRow[] | null = null;
  let activeId: string | null = null;
  let starter: Starter | null = null;

  function changed() {
    rows = null;
    listeners.forEach((listener) => listener());
  }

  function put(map: Map<string, HTMLElement>, id: string, node: HTMLElement | null) {
    if (node) map.set(id, node);
    else map.delete(id);
    changed();
  }

  return {
    setNode: (id, node) => put(nodes, id, node),
    setHandle: (id, handle) => put(handles, id, handle),
    rows() {
      rows ??= [...nodes].map(([id, node]) => ({ id, node, handle: handles.get(id) ?? null }));
      return rows;
    },
    activeId: () => activeId,
    setActiveId(id) {
      if (id === activeId) return;
      activeId = id;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (id, event) => starter?.(id, event),
    setStarter(next) {
      starter = next;
    },
  };
}
