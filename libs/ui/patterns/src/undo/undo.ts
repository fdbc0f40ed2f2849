import { announce } from '../states/announce';

/** What an offer may say beside its label. */
export interface UndoDetails {
  /** Said in the first style, with a title and a text, instead of the label alone. */
  readonly toast?: {
    readonly title: string;
    readonly description?: string;
    readonly topic?: string;
  };
  /** Ids of what the step is about, so that `forget` finds it. */
  readonly about?: readonly string[];
}

interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** How offers are shown; the `Notify` port of the contract fits. */
export interface UndoMessages {
  readonly toast: (message: {
    readonly title: string;
    readonly description?: string;
    readonly action?: Action;
  }) => () => void;
  readonly brief: (text: string, action?: Action) => () => void;
}

/** The one undo stack of a shell. `offer` and `forget` fit the `UndoPort` of the contract. */
export interface Undo {
  readonly offer: (label: string, run: () => unknown, details?: UndoDetails) => () => void;
  /** These things are gone for good: withdraws the steps that are about nothing else. */
  readonly forget: (about: readonly string[]) => void;
  /** Takes the newest step back and says which. Returns false when there is none. */
  readonly undoLast: () => boolean;
  /** Forgets everything, as when another user comes. */
  readonly clear: () => void;
}

const undone = ({ label }: Step) => `Undone: ${label}`;

interface Step {
  readonly label: string;
  readonly run: () => unknown;
  /** What is left of the things it is about. */
  readonly about: Set<string>;
}

/**
 * Makes an empty stack that remembers `limit` steps. Only the newest step has a toast: an older one leaves when a step
 * is added, and its own leaves when the step is taken back or withdrawn, by whatever way.
 */
export function createUndo(notify: UndoMessages, limit = 50): Undo {
  let steps: Step[] = [];
  let close = () => undefined as void;

  function remove(gone: (step: Step) => boolean): void {
    const newest = steps.at(-1);
    steps = steps.filter((step) => !gone(step));
    if (newest && newest !== steps.at(-1)) close();
  }

  function take(step: Step): boolean {
    if (!steps.includes(step)) return false;
    remove((other) => other === step);
    step.run();
    return true;
  }

  /** By its own button the message is gone with what it said: for those who do not see what came back. */
  function takeByButton(step: Step): void {
    if (take(step)) announce(undone(step));
  }

  return {
    offer(label, run, { toast, about = [] } = {}) {
      const step: Step = { label, run, about: new Set(about) };
      close();
      steps = [...steps, step].slice(-limit);
      const action = { label: 'Undo', run: () => takeByButton(step) };
      close = toast ? notify.toast({ ...toast, action }) : notify.brief(label, action);
      return () => remove((other) => other === step);
    },
    forget(about) {
      const touched = steps.filter(
        (step) => about.filter((id) => step.about.delete(id)).length > 0,
      );
      remove((step) => touched.includes(step) && step.about.size === 0);
    },
    undoLast() {
      const step = steps.at(-1);
      if (!step || !take(step)) return false;
      notify.brief(undone(step));
      return true;
    },
    clear() {
      remove(() => true);
    },
  };
}
