import type { Task } from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';

type ListSelection = Exclude<Selection, { readonly kind: 'tool' }>;

/** The list in which a task is shown. */
export function listOfTask(task: Pick<Task, 'deleted_at' | 'project_id'>): ListSelection {
  if (task.deleted_at !== null) return { kind: 'trash' };
  return task.project_id === null
    ? { kind: 'all' }
    : { kind: 'project', projectId: task.project_id };
}
