import {
  changeSelection,
  NO_SELECTION,
  type SelectionChange,
  type TaskSelection,
} from './selection.logic';

/** The selection beside React, so that only the rows that change are drawn again. */
export interface SelectionStore {
  readonly get: () => TaskSelection;
  readonly change: (change: SelectionChange) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an empty selection. */
export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let state = NO_SELECTION;

  return {
    get: () => state,
    change(change) {
      const next = changeSelection(state, change);
      if (next === state) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
