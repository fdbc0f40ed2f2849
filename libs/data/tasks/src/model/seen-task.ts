import type { Task } from '@plainday/domain-tasks';
import { hashText } from '@plainday/shared-utils';

/** A task as it was shown when it was deleted: id, revision, and a number that stands for its content. */
export type SeenTask = readonly [id: string, rev: number, content: number];

const instant = (value: string | null) => (value === null ? null : Date.parse(value));

/** What a person has entered in a task, as one number: two rows with the same are taken for equal. */
export function contentOf(task: Task): number {
  const { repeat_pattern: pattern } = task;
  return hashText(
    JSON.stringify([
      ...[task.title, task.description ?? '', task.notes ?? '', task.priority, task.duration],
      ...[instant(task.due_date), instant(task.reminder_time), task.focused],
      ...(pattern ? [pattern, task.repeat_interval ?? 1, instant(task.repeat_until)] : []),
      // Nothing where there is none: numbers that wait in the outbox from before these columns stay right.
      ...[task.due_day, task.repeat_rule, task.tags].filter(Boolean),
      ...(pattern && task.repeat_from ? [`from ${task.repeat_from}`] : []),
      ...(pattern && task.repeat_left ? [`left ${task.repeat_left}`] : []),
    ]),
  );
}

/**
 * Remembers tasks as they are shown. The trash shows no subtask that is not in it itself: that one came from another
 * device after its task was put there.
 */
export function seenTasks(tasks: readonly Task[]): readonly SeenTask[] {
  const trashed = new Set(tasks.filter((task) => task.deleted_at !== null).map(({ id }) => id));
  return tasks
    .filter((task) => task.deleted_at !== null || !trashed.has(task.parent_task_id ?? ''))
    .map((task) => [task.id, task.rev ?? 0, contentOf(task)]);
}
