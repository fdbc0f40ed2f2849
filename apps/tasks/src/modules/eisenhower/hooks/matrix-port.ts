import { createContext, useContext } from 'react';
import type { DueShortcut, Task } from '@plainday/domain-tasks';
import type { Sessions } from '../../../shared/use-sessions';
import type { QuadrantId } from '../model/quadrants';

/** What can be done to a card. */
export interface MatrixPort {
  readonly complete: (task: Task) => void;
  readonly trash: (task: Task) => void;
  readonly schedule: (task: Task, due: DueShortcut) => void;
  readonly moveTo: (task: Task, target: QuadrantId) => void;
  /** What a move would set: `sets due → tomorrow`. */
  readonly describe: (task: Task, target: QuadrantId) => string;
  /** The timers that can be started for it. */
  readonly sessions: Sessions;
  /** Adds a task with the fields of the quadrant. False when the title is blank. */
  readonly add: (title: string, target: QuadrantId) => boolean;
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
