import { createContext, useContext } from 'react';
import type { Task } from '@plainday/domain-tasks';
import type { Batch } from './use-batch';
import type { SelectionStore } from './selection-store';
import type { SeriesDate } from '../../actions/series-actions';
import type { TaskActions } from '../../actions/task-actions';
import type { Sessions } from '../../use-sessions';

/** A list that is in another order than by hand. */
export interface HeldBack {
  /** Its rows have handles while it is by hand. */
  readonly hasHandles: boolean;
  /** Says why, and offers the way back. */
  readonly explain: () => void;
}

/** What a list of tasks by their tags does with those of its rows. */
export interface TagView {
  /** The tags that every task in it has. */
  readonly here: readonly string[];
  /** Makes a tag one more condition. */
  readonly add: (tag: string) => void;
}

/** What every row may do; the same object while the page lives, so that rows are not drawn again for it. */
export interface ListPort {
  readonly actions: TaskActions;
  /** The same for several tasks, each as one step. */
  readonly batch: Batch;
  readonly selection: SelectionStore;
  /** Timing the work on a task, with another tool. */
  readonly sessions: Sessions;
  readonly isTrash: boolean;
  /** Rows say whether they were completed or deleted: both stand in this list. */
  readonly isMixed: boolean;
  /** One step up or down in the list, where moving is possible. */
  readonly step: (task: Task, by: -1 | 1) => void;
  /** Puts a task where one of its siblings stands. */
  readonly place: (task: Task, targetId: string) => void;
  /** A field in its row opens: the row stays until `saveTitle` or `leave`. */
  readonly editTitle: (task: Task) => void;
  /** The field has closed; null leaves the title as it was. `opened` is the one it opened with. */
  readonly saveTitle: (task: Task, title: string | null, opened?: string) => void;
  /** Another field has closed; true where its task has left the list meanwhile. */
  readonly leave: (task: Task) => boolean;
  /** Offers what was written for a task that has gone as a new one. */
  readonly offerText: (task: Task, text: string) => void;
  readonly openSettings: (task: Pick<Task, 'id'>) => void;
  readonly askRemove: (tasks: readonly Task[]) => void;
  /** Asks when tasks are due; opens beside the anchor. */
  readonly pickDate: (tasks: readonly Task[], anchor: HTMLElement) => void;
  /** Asks when one date of a series is to be instead; opens beside the anchor. */
  readonly pickOneDate: (date: SeriesDate, anchor: HTMLElement) => void;
  /** Asks for a project and moves tasks there; opens beside the anchor. */
  readonly pickProject: (tasks: readonly Task[], anchor: HTMLElement) => void;
  /** Asks for a tag and gives it to tasks, or takes it away; opens beside the anchor. */
  readonly pickTag: (tasks: readonly Task[], anchor: HTMLElement) => void;
  readonly toggle: (id: string) => void;
  /** Shows the row's subtasks. */
  readonly unfold: (id: string) => void;
  /** Opens the row's subtasks with the cursor in the field for a new one. */
  readonly startSubtask: (id: string) => void;
  /** Says why nothing was done, where it is seen too. */
  readonly refuse: (why: string) => void;
  /** Only where tasks are shown by their tags. */
  readonly tagView?: TagView | undefined;
  readonly canMove: boolean;
  /** Rows have a handle: only in the list that is shown whole and in its own order. */
  readonly canDrag: boolean;
  /** Why nothing can be moved where it usually can: the list is in another order than by hand. */
  readonly held: HeldBack | null;
}

const Context = createContext<ListPort | null>(null);

/** Gives rows what they may do. */
export const ListPortProvider = Context;

/** What a row may do. */
export function useListPort(): ListPort {
  const port = useContext(Context);
  if (!port) throw new Error('useListPort() was called outside a task list.');
  return port;
}
