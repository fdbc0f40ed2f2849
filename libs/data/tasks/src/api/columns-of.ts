import { newTask, type Task } from '@plainday/domain-tasks';

const BLANK = newTask('', { id: '', userId: '', nowMs: 0 });
/** Fields that a subtask made by its title alone leaves as they are. */
const DETAILS = [
  'description',
  'notes',
  'priority',
  'due_date',
  'duration',
  'reminder_time',
  'repeat_pattern',
  'tags',
  'focused',
  'deleted_at',
] as const;

/** Columns of a new row. A subtask of a title alone sends what spec §7 lists; the database fills in its project. */
export function columnsOf(task: Task) {
  const { id, user_id, title, completed, parent_task_id, position, created_at } = task;
  if (parent_task_id !== null && DETAILS.every((field) => task[field] === BLANK[field])) {
    return { id, user_id, title, completed, parent_task_id, position, created_at };
  }
  const columns: Omit<Task, 'rev'> & { rev?: number } = { ...task };
  delete columns.rev;
  return columns;
}
