export { useTaskCounts } from './hooks';
export { projectKey } from './list-key';
export {
  projectsApi,
  useAddProjectMutation,
  useDeleteProjectMutation,
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
export { tasksApi, useTasksListQuery } from './tasks.api';
export type { TaskCounts } from './counts.logic';
export type { ListKey } from './list-key';
