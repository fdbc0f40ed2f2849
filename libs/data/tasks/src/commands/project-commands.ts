import type { AppThunk } from '@plainday/data-api';
import type { Neighbours, Project, Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { isAsCopied } from '../model/as-copied.logic';
import type { TaskPut } from '../model/effect.logic';
import { findTasks } from '../api/find-tasks';
import { indexOf } from '../model/known-tasks';
import { projectsApi } from '../api/projects.api';
import { shown } from '../model/counts.logic';
import { UNTRACKED } from '../api/task-writes.api';

const { projectsDelete, projectsPlace, projectsRestore, projectsTakeBack } = projectsApi.endpoints;

/** What a deleted project was: enough to bring it back. */
export interface DeletedProject {
  readonly project: Project;
  /** Its tasks as far as this device knew them, to be shown again at once. */
  readonly tasks: readonly Task[];
}

/** A deletion under way. */
export interface ProjectDeletion extends DeletedProject {
  /** Resolves when the server has answered; `error` says why the project is still there. */
  readonly saved: Promise<{ readonly error?: unknown }>;
}

/** What deleting a project does to its tasks. */
function trashed(tasks: readonly Task[], nowMs: number): readonly TaskPut[] {
  const stamp = new Date(nowMs).toISOString();
  return tasks.map((row) => {
    const changes = { project_id: null, deleted_at: row.deleted_at ?? stamp };
    return { row: { ...row, ...changes }, changes };
  });
}

/**
 * Deletes a project; its tasks go to the trash in the same transaction (decisions 31). Returns what
 * {@link restoreProject} needs.
 */
export function deleteProject(
  project: Project,
  nowMs: number = systemClock.now(),
): AppThunk<ProjectDeletion> {
  return (dispatch, getState) => {
    const find = findTasks(getState());
    const tasks = find((row) => row.project_id === project.id);
    const arg = { id: project.id, ...shown({ put: trashed(tasks, nowMs) }, find) };
    const saved = Promise.resolve(dispatch(projectsDelete.initiate(arg, UNTRACKED)));
    return { project, tasks, saved };
  };
}

/**
 * Takes a copied project back: nothing is left of it, unless somebody has changed or added tasks since. These go to
 * the trash.
 */
export function takeBackProject(
  copy: Project,
  nowMs: number = systemClock.now(),
): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const find = findTasks(getState());
    const known = indexOf(find);
    const tasks = find((row) => row.project_id === copy.id);
    const isUntouched = (row: Task): boolean =>
      isAsCopied(known.byId(row.parent_task_id) ?? row, copy, known);
    const drop = tasks.filter(isUntouched).map(({ id }) => id);
    const left = tasks.filter((row) => !isUntouched(row));
    const arg = { id: copy.id, ...shown({ drop, put: trashed(left, nowMs) }, find) };
    return dispatch(projectsTakeBack.initiate(arg, UNTRACKED));
  };
}

/** Brings a deleted project back: the row, its tasks and subtasks in their order, and its hours. */
export function restoreProject({ project, tasks }: DeletedProject): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const put = tasks.map((row) => {
      const changes = { project_id: project.id, deleted_at: row.deleted_at };
      return { row, changes };
    });
    const arg = { project, ...shown({ put }, findTasks(getState(), [])) };
    return dispatch(projectsRestore.initiate(arg, UNTRACKED));
  };
}

/** Moves a project between neighbours: one request. */
export function placeProject(
  id: string,
  neighbours: Neighbours,
): AppThunk<Promise<{ readonly error?: unknown }>> {
  return (dispatch) => dispatch(projectsPlace.initiate({ id, ...neighbours }, UNTRACKED));
}
