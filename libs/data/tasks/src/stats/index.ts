export {
  COMPLETED_PAGE_SIZE,
  taskStatsApi,
  useCompletedTasksQuery,
  useTaskStatsQuery,
} from './task-stats.api';
export { dayBounds, STATS_DAYS } from './task-stats.schema';
export type { CompletedArg, CompletedPage } from './task-stats.api';
export type { Share, TaskStats } from './task-stats.schema';
