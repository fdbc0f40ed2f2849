/** A button inside a toast. */
export interface NotifyAction {
  readonly label: string;
  readonly run: () => void;
}

/** A message of the first style (spec §9, Interface). */
export interface NotifyMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  readonly action?: NotifyAction;
  /** What it is about, as a form: a newer message on the same topic replaces it. */
  readonly topic?: string;
}

/** What was asked for, in the order it was asked for. */
export type NotifyEvent =
  | { readonly kind: 'toast'; readonly id: number; readonly message: NotifyMessage }
  | {
      readonly kind: 'brief';
      readonly id: number;
      readonly text: string;
      readonly action?: NotifyAction;
    }
  /** The message with this number no longer holds: it leaves at once. */
  | { readonly kind: 'close'; readonly id: number };

/** The queue between those who ask for toasts and the viewport, which loads later. */
export interface NotifyChannel {
  /** Fits the `Notify` port of the contract: each returns the way to close its message early. */
  readonly notify: {
    readonly toast: (message: NotifyMessage) => () => void;
    readonly brief: (text: string, action?: NotifyAction) => () => void;
  };
  /** Hands over every message, first those that nobody has taken yet. Returns a function that stops it. */
  readonly subscribe: (listener: (event: NotifyEvent) => void) => () => void;
  /** Calls back when a message waits with nobody listening: time to load the viewport. */
  readonly onWaiting: (callback: () => void) => () => void;
}

/** Makes the queue. The shell makes one and passes `notify` on. */
export function createNotify(): NotifyChannel {
  const listeners = new Set<(event: NotifyEvent) => void>();
  const waiters = new Set<() => void>();
  let waiting: NotifyEvent[] = [];
  let count = 0;

  function send(event: NotifyEvent): () => void {
    if (listeners.size > 0) {
      listeners.forEach((listener) => listener(event));
    } else {
      waiting.push(event);
      waiters.forEach((callback) => callback());
    }
    return () => close(event.id);
  }

  function close(id: number): void {
    waiting = waiting.filter((event) => event.id !== id);
    listeners.forEach((listener) => listener({ kind: 'close', id }));
  }

  return {
    notify: {
      toast: (message) => send({ kind: 'toast', id: ++count, message }),
      brief: (text, action) => send({ kind: 'brief', id: ++count, text, action }),
    },
    subscribe(listener) {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      missed.forEach(listener);
      return () => void listeners.delete(listener);
    },
    onWaiting(callback) {
      waiters.add(callback);
      if (waiting.length > 0) callback();
      return () => void waiters.delete(callback);
    },
  };
}
