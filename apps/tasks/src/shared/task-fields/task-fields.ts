import type { DraftErrors, TaskDraft } from '@plainday/domain-tasks';

/** The fields that a new task and an old one are given in the same way (spec §2, Task card). */
export type TaskFields = Pick<
  TaskDraft,
  | 'due_date'
  | 'due_day'
  | 'duration'
  | 'reminder_time'
  | 'repeat_pattern'
  | 'repeat_interval'
  | 'repeat_until'
  | 'repeat_rule'
  | 'repeat_from'
  | 'repeat_left'
  | 'project_id'
  | 'tags'
  | 'priority'
>;

/** What every field is given: all values, what is wrong with them, and where a change goes. */
export interface TaskFieldProps {
  readonly fields: TaskFields;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<TaskFields>) => void;
}
