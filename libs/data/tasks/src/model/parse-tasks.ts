import { checkRows } from '@plainday/data-api';
import { taskSchema, type Task } from '@plainday/domain-tasks';

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

/** Checks an answer of table `tasks`. */
export function parseTasks(data: unknown): Promise<readonly Task[]> {
  let userId: string | undefined;
  return checkRows(data, taskSchema, 'tasks', (task) => compact(task, (userId ??= task.user_id)));
}
