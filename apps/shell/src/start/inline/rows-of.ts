import type { PictureRow } from '@plainday/data-device';
import type { Task } from '@plainday/domain-tasks';

/** A task of the server, before anything has checked it. */
export type EarlyTask = Task;

/** A row as it can be drawn before the app is there. */
export type EarlyRow = Omit<PictureRow, 'height'> & Partial<PictureRow>;

/** The rows in sight of a list that has come; what stands beside a title is worded by the app, its line is kept free. */
export function rowsOf(tasks: readonly EarlyTask[], namesProjects: boolean): readonly EarlyRow[] {
  const parents = new Set(tasks.map((task) => task.parent_task_id));
  const roots = tasks.filter((task) => !task.parent_task_id);
  // A row is 34 px high at least.
  return roots.slice(0, innerHeight / 34).map((task) => {
    const hasFacts =
      task.due_date ||
      task.duration !== null ||
      task.repeat_pattern ||
      task.focused ||
      parents.has(task.id) ||
      (task.project_id && namesProjects);
    return {
      title: task.title,
      priority: task.priority.charAt(0).toUpperCase() + task.priority.slice(1),
      notes: task.notes ?? '',
      facts: hasFacts ? [{ look: 'fact to-come', icon: [], text: '' }] : [],
    };
  });
}
