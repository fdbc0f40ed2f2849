import { createSignal } from './signal';
import { reportStatus, type ValueStatus } from './status';

/** Who listens to a cell. */
export interface Audience {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
  /** Says how well the value is kept, while anybody listens. */
  readonly report: (status: ValueStatus) => void;
}

/** An audience without listeners yet. What `follow` starts runs from the first listener to the last. */
export function createAudience(follow: () => () => void): Audience {
  const signal = createSignal();
  let unfollow: (() => void) | null = null;
  return {
    subscribe(listener) {
      const stop = signal.subscribe(listener);
      unfollow ??= follow();
      return () => {
        stop();
        if (signal.size() > 0) return;
        unfollow?.();
        unfollow = null;
        reportStatus(signal, null);
      };
    },
    emit: signal.emit,
    report: (status) => {
      if (unfollow) reportStatus(signal, status);
    },
  };
}
