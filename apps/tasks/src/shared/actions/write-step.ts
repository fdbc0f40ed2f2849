import {
  addTasks,
  changeTasks,
  inverseChanges,
  removeTasks,
  type TaskChange,
} from '@plainday/data-tasks';
import { announce } from '@plainday/ui-patterns';
import type { ActionPorts } from './add-actions';
import { idsOf, type Tasks } from './named';

/** Takes a step back, by whatever way it is asked; false where that was done already. */
export type TakeBack = () => boolean;

/** What is written at once, and taken back at once. */
export interface WriteStep {
  readonly changes: readonly TaskChange[];
  /** What is said of it: `“Pay rent” moved`. */
  readonly label: string;
  /** Tasks that come with it. */
  readonly added?: Tasks;
  /** Takes back what was done beside it. */
  readonly backToo?: (() => void) | undefined;
}

/** Writes steps: each is one Undo. */
export function createStepWriter({ dispatch, undo }: Pick<ActionPorts, 'dispatch' | 'undo'>) {
  /** Offers to take back what is written already. */
  function offerBack({ changes, label, added = [], backToo }: WriteStep): TakeBack {
    const inverse = changeTasks(inverseChanges(changes));
    let isBack = false;
    const run = () => {
      isBack = true;
      void dispatch(inverse);
      if (added.length > 0) void dispatch(removeTasks(added));
      backToo?.();
    };
    const about = idsOf([...changes.map(({ task }) => task), ...added]);
    const withdraw = undo.offer(label, run, { about });
    return () => {
      if (isBack) return false;
      withdraw();
      run();
      announce(`Undone: ${label}`);
      return true;
    };
  }

  /** Writes a step, and offers to take it back. */
  function write(step: WriteStep): TakeBack {
    const { changes, added = [] } = step;
    if (added.length > 0) void dispatch(addTasks(added));
    void dispatch(changeTasks(changes));
    return offerBack(step);
  }

  return { write, offerBack };
}
