import { dueWithin, formatDuration, type Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';

/** `12 open · 3 h 45 min planned today`: the quiet line beside the heading. Durations are in minutes. */
export function summaryOf(rows: readonly Task[], now: Date, dayStartMinutes = 0): string {
  const isToday = dueWithin(now, 0, dayStartMinutes);
  let open = 0;
  let planned = 0;
  for (const task of rows) {
    if (task.completed) continue;
    if (task.parent_task_id === null) open += 1;
    if (task.duration !== null && isToday(task)) planned += task.duration;
  }
  return planned === 0 ? `${open} open` : `${open} open · ${formatDuration(planned)} planned today`;
}

/** `12 completed, 3 deleted`: what is in the trash (decisions 6). */
export function trashSummary(completed: number, deleted: number): string {
  return [completed > 0 && `${completed} completed`, deleted > 0 && `${deleted} deleted`]
    .filter(Boolean)
    .join(', ');
}

/** `Delete 3 tasks`, for the button of the question. */
export function deleteLabel(count: number): string {
  return `Delete ${plural(count, 'task')}`;
}

/** What a search found, to be said. */
export function foundText(count: number): string {
  return count === 0 ? 'No tasks found' : `${plural(count, 'task')} found`;
}
