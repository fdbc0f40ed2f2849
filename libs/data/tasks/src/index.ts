export { useTaskCounts } from './hooks';
export { projectKey } from './list-key';
export {
  projectsApi,
  useAddProjectMutation,
  useDuplicateProjectMutation,
  useProjectsQuery,
  useUpdateProjectMutation,
} from './projects.api';
export {
  addTask,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  removeTask,
} from './task-commands';
export { changeTask, changeTasks, inverseChanges } from './change-tasks';
export { completeTasks, tickOf } from './complete-tasks';
export { addTasks, removeTasks } from './many-commands';
export { deleteProject, reorderProjects, restoreProject } from './project-commands';
export { tasksApi, useTasksListQuery } from './tasks.api';
export type { Completed, CompleteOptions, Ticking } from './complete-tasks';
export type { TaskCounts } from './counts.logic';
export type { ListKey } from './list-key';
export type { TaskChange } from './change-tasks';
export type { DeletedProject, ProjectDeletion } from './project-commands';
