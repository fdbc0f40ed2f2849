import type { UndoPort } from '@plainday/federation-contract';
import { inverse, joined, type Patch } from '../model/history.logic';

interface Step {
  readonly label: string;
  readonly patch: Patch;
  /** Steps in a row that bear the same are one: a node that is moved pixel by pixel. */
  readonly series: string | undefined;
  withdraw: () => void;
}

/** Which ways there are. */
export interface StepsState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface StepsOptions {
  readonly apply: (patch: Patch) => void;
  readonly offer: UndoPort['offer'];
}

/** The steps of one map, back and forth. Each is offered to the undo of the whole page as well. */
export function createSteps({ apply, offer }: StepsOptions) {
  const listeners = new Set<() => void>();
  let past: Step[] = [];
  let future: Step[] = [];
  let state: StepsState = { canUndo: false, canRedo: false };

  function emit(): void {
    state = { canUndo: past.length > 0, canRedo: future.length > 0 };
    listeners.forEach((listener) => listener());
  }

  function push(label: string, patch: Patch, series: string | undefined): void {
    const step: Step = { label, patch, series, withdraw: () => undefined };
    past = [...past, step];
    step.withdraw = offer(label, () => back(step));
    emit();
  }

  function back(step: Step): void {
    past = past.filter((other) => other !== step);
    future = [...future, step];
    apply(inverse(step.patch));
    emit();
  }

  return {
    commit(label: string, patch: Patch, series?: string): void {
      if (patch.length === 0) return;
      apply(patch);
      future = [];
      const last = past.at(-1);
      if (!last || series === undefined || last.series !== series)
        return push(label, patch, series);
      last.withdraw();
      past = past.slice(0, -1);
      push(label, joined(last.patch, patch), series);
    },
    /** Takes the newest step back and says which. */
    undo(): string | null {
      const step = past.at(-1);
      if (!step) return null;
      step.withdraw();
      back(step);
      return step.label;
    },
    /** Does again what was taken back last. */
    redo(): string | null {
      const step = future.at(-1);
      if (!step) return null;
      future = future.slice(0, -1);
      apply(step.patch);
      push(step.label, step.patch, undefined);
      return step.label;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
  };
}
