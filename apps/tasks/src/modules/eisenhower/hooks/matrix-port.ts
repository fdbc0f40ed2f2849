import { createContext, useContext } from 'react';
import type { DueShortcut, Task, TaskChanges } from '@plainday/domain-tasks';
import type { TaskDraft } from '../../../shared/actions/add-actions';
import type { Sessions } from '../../../shared/use-sessions';
import type { QuadrantId } from '../model/quadrants';

/** What can be done to a card. */
export interface MatrixPort {
  readonly complete: (task: Task) => void;
  readonly trash: (task: Task) => void;
  readonly schedule: (task: Task, due: DueShortcut) => void;
  /** Gives it what was chosen for its date. */
  readonly reschedule: (task: Task, changes: TaskChanges) => void;
  readonly moveTo: (task: Task, target: QuadrantId) => void;
  /** What a move would set: `sets due → tomorrow`. */
  readonly describe: (task: Task, target: QuadrantId) => string;
  /** The timers that can be started for it. */
  readonly sessions: Sessions;
  /** Adds what was typed into the line of a quadrant. */
  readonly add: (drafts: readonly TaskDraft[]) => void;
}

const Context = createContext<MatrixPort | null>(null);

/** Gives cards what they may do. */
export const MatrixPortProvider = Context;

/** What a card may do. */
export function useMatrixPort(): MatrixPort {
  const port = useContext(Context);
  if (!port) throw new Error('useMatrixPort() was called outside a matrix.');
  return port;
}
