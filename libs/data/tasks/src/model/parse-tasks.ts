import { taskSchema, type Task } from '@plainday/domain-tasks';
import { logger } from '@plainday/shared-platform';
import * as z from 'zod/mini';

/**
 * One shape for all rows, and one text for the owner of them all: thousands of tasks then take half the memory.
 */
function compact(task: Task, userId: string): Task {
  return {
    id: task.id,
    user_id: task.user_id === userId ? userId : task.user_id,
    title: task.title,
    description: task.description,
    notes: task.notes,
    completed: task.completed,
    priority: task.priority,
    due_date: task.due_date,
    due_day: task.due_day,
    duration: task.duration,
    reminder_time: task.reminder_time,
    repeat_pattern: task.repeat_pattern,
    repeat_interval: task.repeat_interval,
    repeat_until: task.repeat_until,
    repeat_rule: task.repeat_rule,
    repeat_from: task.repeat_from,
    repeat_left: task.repeat_left,
    tags: task.tags,
    project_id: task.project_id,
    parent_task_id: task.parent_task_id,
    position: task.position,
    deleted_at: task.deleted_at,
    focused: task.focused,
    repeat_anchor_day: task.repeat_anchor_day,
    series_id: task.series_id,
    series_due: task.series_due,
    created_at: task.created_at,
    rev: task.rev,
  };
}

/**
 * Checks an answer of table `tasks`. Rows that are not tasks are left out and named in the console: one bad row must
 * not hide the others.
 */
export function parseTasks(data: unknown): readonly Task[] {
  const rows: Task[] = [];
  let userId = '';
  for (const value of z.parse(z.array(z.unknown()), data)) {
    const result = z.safeParse(taskSchema, value);
    if (!result.success) {
      logger.error('A task could not be read.', result.error.issues);
      continue;
    }
    if (rows.length === 0) userId = result.data.user_id;
    rows.push(compact(result.data, userId));
  }
  return rows;
}
