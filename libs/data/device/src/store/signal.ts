/** A list of listeners. */
export interface Signal {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
  readonly size: () => number;
}

/** Makes an empty signal. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    size: () => listeners.size,
  };
}
