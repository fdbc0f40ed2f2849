import { readQuery, type AppStore } from '@plainday/data-api';
import { addTasks, deleteProject, projectsApi, removeTasks } from '@plainday/data-tasks';
import {
  cleanTitle,
  newSubtask,
  newTask,
  nextColor,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { Actions } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';

type Request = Actions['make-project']['request'];

/** A project that was made, and the way back. */
interface Made {
  readonly project: Project;
  /** Tasks without subtasks. */
  readonly tasks: readonly Task[];
  readonly takeBack: () => Promise<unknown>;
}

/** Tasks, each followed by its subtasks; what has no title is left out. */
function tasksOf({ tasks }: Request, projectId: string, userId: string): Task[] {
  const birth = () => ({ id: newId(), userId, nowMs: systemClock.now() });
  return tasks.flatMap(({ title, subtasks = [] }) => {
    const clean = cleanTitle(title);
    if (clean === '') return [];
    const task = newTask(clean, birth(), { project_id: projectId });
    const below = subtasks.map((text) => cleanTitle(text)).filter((text) => text !== '');
    return [task, ...below.map((text) => newSubtask(text, task, birth()))];
  });
}

/** Makes a project at the end of the list, with its tasks. Null when it could not be saved. */
export async function makeProject(
  { dispatch }: AppStore,
  userId: string,
  request: Request,
): Promise<Made | null> {
  const title = cleanTitle(request.title);
  if (title === '') return null;
  const { projectsAdd, projectsList } = projectsApi.endpoints;
  const known = await readQuery({ dispatch }, projectsList, undefined);
  const project: Project = {
    id: newId(),
    user_id: userId,
    title,
    description: null,
    color: nextColor(known.map(({ color }) => color)),
    position: known.length,
    created_at: new Date(systemClock.now()).toISOString(),
  };
  const { error } = await dispatch(projectsAdd.initiate(project, { track: false }));
  if (error) return null;
  const rows = tasksOf(request, project.id, userId);
  const saved = await dispatch(addTasks(rows));
  const remove = () => dispatch(deleteProject(project)).saved;
  if (saved.length < rows.length) {
    await remove();
    return null;
  }
  return {
    project,
    tasks: rows.filter((task) => task.parent_task_id === null),
    takeBack: async () => {
      await dispatch(removeTasks(rows));
      return remove();
    },
  };
}
