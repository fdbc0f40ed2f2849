import type { AppThunk } from '@plainday/data-api';
import type { Project, Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { findTasks } from '../model/find-tasks';
import { projectsApi } from '../api/projects.api';
import { shown } from '../model/counts.logic';
import { UNTRACKED } from '../api/task-writes.api';

const { projectsDelete, projectsReorder, projectsRestore } = projectsApi.endpoints;

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
    const stamp = new Date(nowMs).toISOString();
    const put = tasks.map((row) => {
      const changes = { project_id: null, deleted_at: row.deleted_at ?? stamp };
      return { row: { ...row, ...changes }, changes };
    });
    const arg = { id: project.id, ...shown({ put }, find) };
    const saved = Promise.resolve(dispatch(projectsDelete.initiate(arg, UNTRACKED)));
    return { project, tasks, saved };
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

/** Numbers the projects 0…n−1 in the order of the ids; all of them are named. One request. */
export function reorderProjects(ids: readonly string[]): AppThunk<Promise<unknown>> {
  return (dispatch) => dispatch(projectsReorder.initiate(ids, UNTRACKED));
}
