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
  changeTask,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  removeTask,
} from './task-commands';
export { completeTask, completeTasks, tickOf } from './complete-commands';
export { addTasks, changeTasks, removeTasks } from './many-commands';
export { deleteProject, reorderProjects, restoreProject } from './project-commands';
export { tasksApi, useTasksListQuery } from './tasks.api';
export type { Completed, CompleteOptions, Ticking } from './complete-commands';
export type { TaskCounts } from './counts.logic';
export type { ListKey } from './list-key';
export type { TaskChange } from './many-commands';
export type { DeletedProject, ProjectDeletion } from './project-commands';
