/** Something that can be taken back once. */
export interface UndoStep {
  readonly label: string;
  readonly run: () => void;
}

/** The last things done, newest last. */
export interface UndoStack {
  /** Notes a step; the returned function takes it back, at most once, whoever calls it. */
  readonly push: (step: UndoStep) => () => void;
  /** Takes the newest step back. Returns its label, or null when there is none. */
  readonly undo: () => string | null;
  /** Forgets everything when another user comes. */
  readonly openFor: (userId: string) => void;
}

/** Makes an empty stack that remembers `limit` steps. */
export function createUndoStack(limit = 50): UndoStack {
  let steps: UndoStep[] = [];
  let owner = '';

  function take(step: UndoStep): boolean {
    if (!steps.includes(step)) return false;
    steps = steps.filter((other) => other !== step);
    step.run();
    return true;
  }

  return {
    push(step) {
      steps = [...steps, step].slice(-limit);
      return () => void take(step);
    },
    undo() {
      const step = steps.at(-1);
      return step && take(step) ? step.label : null;
    },
    openFor(userId) {
      if (userId !== owner) steps = [];
      owner = userId;
    },
  };
}
