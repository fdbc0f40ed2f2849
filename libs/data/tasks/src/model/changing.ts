import type { TaskChanges } from '@plainday/domain-tasks';
import type { SeenTask } from './seen-task';

/** Tasks that change in the same way. */
export interface ChangeGroup {
  readonly ids: readonly string[];
  readonly set: TaskChanges;
  /** What these columns held when they were changed; absent in what an older release has stored. */
  readonly seen?: TaskChanges;
}

/** The next occurrence of a ticked task, as `change_tasks` takes it. */
export interface OccurrenceInsert {
  readonly source_id: string;
  readonly id: string;
  readonly due_date: string;
  /** Null for a time; absent in what an older release has stored. */
  readonly due_day?: string | null;
  readonly reminder_time: string | null;
  readonly anchor_day: number | null;
  /** Id of the copy by id of the subtask. */
  readonly subtasks: Readonly<Record<string, string>>;
}

/** An occurrence that a tick taken back leaves without reason. */
export interface Withdrawal {
  readonly series_id: string;
  readonly due_date: string;
}

/** What `change_tasks` is told. */
export interface Changing {
  readonly changes: readonly ChangeGroup[];
  readonly occurrences: readonly OccurrenceInsert[];
  readonly withdrawn: readonly Withdrawal[];
  /** Rows as they were shown that a withdrawal takes away. */
  readonly taken?: readonly SeenTask[];
}
