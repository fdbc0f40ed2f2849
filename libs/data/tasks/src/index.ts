export { useTaskCounts } from './hooks';
export { keepScope, readScope, useAllCount } from './scope';
export { doneKey, projectKey } from './model/list-key';
export {
  projectsApi,
  useAddProjectMutation,
  useDuplicateProjectMutation,
  useProjectsQuery,
  useUpdateProjectMutation,
} from './api/projects.api';
export {
  addTask,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  placeTask,
  takeBackTask,
} from './commands/task-commands';
export { changeTask, changeTasks, inverseChanges } from './commands/change-tasks';
export { completeTasks, recurrence, tickOf } from './commands/complete-tasks';
export { addTyped } from './commands/typed-commands';
export { addTasks, readTasksAgain, removeTasks, tryTasks } from './commands/many-commands';
export type { RefusedTask, TriedTasks } from './commands/many-commands';
export {
  deleteProject,
  placeProject,
  restoreProject,
  takeBackProject,
} from './commands/project-commands';
export { tasksApi, useTasksListQuery } from './api/tasks.api';
export type { Completed, CompleteOptions, Ticking } from './commands/complete-tasks';
export type { TaskCounts } from './model/counts.logic';
export type { Scope } from './scope';
export type { ListKey } from './model/list-key';
export type { TaskChange } from './commands/change-tasks';
export type { DeletedProject, ProjectDeletion } from './commands/project-commands';
