import type { TaskCounts } from './counts.logic';
import { tasksApi } from './tasks.api';

/** The numbers of the sidebar; undefined until they are known. */
export function useTaskCounts(): TaskCounts | undefined {
  return tasksApi.useTasksCountsQuery().data;
}
