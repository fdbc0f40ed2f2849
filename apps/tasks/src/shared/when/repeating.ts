import type { Due, RepeatFields, Task } from '@plainday/domain-tasks';

/** When a task is due, how it comes back, and the reminder that goes along. */
export type Repeating = Due & RepeatFields & Pick<Task, 'reminder_time'>;
