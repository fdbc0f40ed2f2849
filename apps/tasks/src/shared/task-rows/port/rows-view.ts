import type { ReactNode } from 'react';
import type { Project, Task } from '@plainday/domain-tasks';

/** A part of a list, under a heading of its own. */
export interface RowGroup {
  readonly key: string;
  readonly label: string;
  /** A number or a few words beside the heading. */
  readonly note?: string | undefined;
  /** What can be done to the whole group. */
  readonly aside?: ReactNode;
  /** Index of its first row; that of the next group where it has none. */
  readonly start: number;
}

/** A list of tasks as its rows see it: what it holds, in the order in which it is shown. */
export interface RowsView {
  /** Another list has another key; what is selected in one does not wait there for the way back. */
  readonly listKey: string;
  readonly isTrash: boolean;
  /** The project whose list this is. */
  readonly project: Project | null;
  readonly projects: readonly Project[];
  readonly projectById: ReadonlyMap<string, Project>;
  /** Everything that was read for the list, with subtasks, in the order of the positions. */
  readonly rows: readonly Task[];
  /** The rows that are shown, and their ids. */
  readonly roots: readonly Task[];
  readonly ids: readonly string[];
  /** Its parts, in order; none where it is one. */
  readonly groups: readonly RowGroup[];
  readonly childrenOf: ReadonlyMap<string, readonly Task[]>;
  /** The row whose field is open, while its task is no longer in this list. */
  readonly goneId: string | null;
  /** Keeps a row where it is while its title is edited; null lets go of it. */
  readonly hold: (task: Task | null) => void;
}
