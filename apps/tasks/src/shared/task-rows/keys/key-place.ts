import type { Task } from '@plainday/domain-tasks';

/** The row a key was pressed in, and its task. */
export interface KeyPlace {
  readonly row: HTMLElement | null;
  /** The row itself has the focus, and nothing within it. */
  readonly onRow: boolean;
  readonly task: Task | undefined;
}
