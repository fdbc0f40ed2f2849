import type { AppDispatch } from '@plainday/data-api';
import { changeTasks, deleteProject, removeTasks, type TaskChange } from '@plainday/data-tasks';
import { changedFields, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { tasksOf, type KeptImport } from '../../model/imports.store';
import { readAccount } from './read-account';

/** Tasks of an import that somebody has changed since, or put others below. */
export function changedSince(tasks: readonly Task[], kept: KeptImport): readonly Task[] {
  const ids = tasksOf(kept);
  const parents = new Set(
    tasks.flatMap((task) =>
      task.parent_task_id !== null && (!ids.has(task.id) || task.rev > 0)
        ? [task.parent_task_id]
        : [],
    ),
  );
  const written = new Map(kept.changed.map(({ id, after }) => [id, after as TaskChanges]));
  return tasks.filter((task) => {
    const after = written.get(task.id);
    if (after) return isOther(task, after);
    return ids.has(task.id) && (task.rev > 0 || parents.has(task.id));
  });
}

const isInstant = (name: string) => /_(?:at|date|time|until)$/.test(name);

/** True for a task that is not as it was written. */
function isOther(task: Task, after: TaskChanges): boolean {
  return Object.entries(changedFields(task, after) ?? {}).some(([name, value]) => {
    const now = task[name as keyof TaskChanges];
    const isSame = isInstant(name) && Date.parse(String(now)) === Date.parse(String(value));
    return !isSame;
  });
}

async function isDone(answer: Promise<unknown>): Promise<boolean> {
  return !((await answer) as { readonly error?: unknown } | undefined)?.error;
}

/**
 * Takes an import back: its tasks, what it changed, and its projects where nothing else lies in them. `isKept` says what
 * was changed since and stays. False when the server did not answer; then it can be done again.
 */
export async function undoImport(
  dispatch: AppDispatch,
  kept: KeptImport,
  isKept: (task: Task) => boolean,
): Promise<boolean> {
  const { tasks, projects } = await readAccount(dispatch);
  const ids = tasksOf(kept);
  const gone = tasks.filter((task) => ids.has(task.id) && !isKept(task));
  if (!(await isDone(dispatch(removeTasks(gone))))) return false;
  const before = new Map(kept.changed.map((one) => [one.id, one.before as TaskChanges]));
  const back: TaskChange[] = tasks
    .filter((task) => before.has(task.id) && !isKept(task))
    .map((task) => ({ task, changes: before.get(task.id) ?? {} }));
  if (!(await isDone(dispatch(changeTasks(back))))) return false;
  const left = new Set(gone.map(({ id }) => id));
  const used = new Set(tasks.filter(({ id }) => !left.has(id)).map((task) => task.project_id));
  for (const project of projects) {
    if (!kept.projects.includes(project.id) || used.has(project.id)) continue;
    const { error } = await dispatch(deleteProject(project)).saved;
    if (error) return false;
  }
  return true;
}
