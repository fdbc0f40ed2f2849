import type { AppDispatch } from '@plainday/data-api';
import { deleteProject, removeTasks } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import { readAccount } from './read-account';

/** What an import has brought, by ids. */
export interface Brought {
  readonly projects: readonly string[];
  readonly tasks: readonly string[];
}

/** Tasks of an import that somebody has changed since, or put others below. */
export function changedSince(tasks: readonly Task[], brought: Brought): readonly Task[] {
  const ids = new Set(brought.tasks);
  const parents = new Set(
    tasks.flatMap((task) =>
      task.parent_task_id !== null && (!ids.has(task.id) || task.rev > 0)
        ? [task.parent_task_id]
        : [],
    ),
  );
  return tasks.filter(({ id, rev }) => ids.has(id) && (rev > 0 || parents.has(id)));
}

/**
 * Takes an import back: its tasks, and its projects where nothing else lies in them. `isKept` says what was changed since
 * and stays. False when the server did not answer; then it can be done again.
 */
export async function undoImport(
  dispatch: AppDispatch,
  brought: Brought,
  isKept: (task: Task) => boolean,
): Promise<boolean> {
  const { tasks, projects } = await readAccount(dispatch);
  const ids = new Set(brought.tasks);
  const gone = tasks.filter((task) => ids.has(task.id) && !isKept(task));
  const answer = (await dispatch(removeTasks(gone))) as { readonly error?: unknown } | undefined;
  if (answer?.error) return false;
  const left = new Set(gone.map(({ id }) => id));
  const used = new Set(tasks.filter(({ id }) => !left.has(id)).map((task) => task.project_id));
  for (const project of projects) {
    if (!brought.projects.includes(project.id) || used.has(project.id)) continue;
    const { error } = await dispatch(deleteProject(project)).saved;
    if (error) return false;
  }
  return true;
}
