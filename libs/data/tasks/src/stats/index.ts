export { taskStatsApi, useCompletedTasksQuery, useTaskStatsQuery } from './task-stats.api';
export { COMPLETED_PAGE_SIZE } from './task-stats.logic';
export type { CompletedArg, CompletedPage, Share, TaskStats } from './task-stats.logic';
