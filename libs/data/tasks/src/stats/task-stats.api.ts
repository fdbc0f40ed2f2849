import { useEffect, useRef } from 'react';
import { api, lazyChecks, liveRead, selectSaving, useAppSelector } from '@plainday/data-api';
import {
  COMPLETED_PAGE_SIZE,
  type CompletedArg,
  type CompletedPage,
  type TaskStats,
} from './task-stats.logic';

const { checkedRead } = lazyChecks(() => import('./stats-answers'));

/** Reading what the dashboard counts. Its own door, for nothing of it belongs to the first screen. */
export const taskStatsApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksStats: build.query<TaskStats, readonly string[]>({
        query: (days) =>
          checkedRead((db) => db.rpc('task_stats', { days: [...days] }), 'parseStats'),
        providesTags: ['TaskCounts'],
        ...liveRead({ table: 'tasks' }),
      }),
      tasksCompleted: build.query<CompletedPage, CompletedArg>({
        query: ({ from, to, projectId, page }) =>
          checkedRead((db, userId) => {
            let rows = db
              .from('tasks')
              .select('*')
              .eq('user_id', userId)
              .eq('completed', true)
              .is('parent_task_id', null);
            if (from !== undefined) rows = rows.gte('completed_at', from);
            if (to !== undefined) rows = rows.lt('completed_at', to);
            if (projectId !== undefined) rows = rows.eq('project_id', projectId);
            const start = page * COMPLETED_PAGE_SIZE;
            return (
              rows
                .order('completed_at', { ascending: false })
                .order('id')
                // One more than is shown tells whether there is another page.
                .range(start, start + COMPLETED_PAGE_SIZE)
            );
          }, 'parseCompleted'),
        providesTags: ['Task'],
        ...liveRead({ table: 'tasks' }),
      }),
    }),
  });

/** Reads again when the writes under way have ended: numbers do not tell whether one is in them. */
function useAgainWhenSaved(refetch: () => unknown): void {
  const isSaving = useAppSelector(selectSaving);
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    if (wasSaving.current && !isSaving) refetch();
    wasSaving.current = isSaving;
  }, [isSaving, refetch]);
}

/**
 * The numbers of the dashboard for the days between the instants given; pass the same array while the day is the same.
 * Current whenever it is opened, and after every write.
 */
export function useTaskStatsQuery(days: readonly string[]) {
  const result = taskStatsApi.useTasksStatsQuery(days, { refetchOnMountOrArgChange: true });
  useAgainWhenSaved(result.refetch);
  return result;
}

/** One page of the completed tasks themselves, newest first. */
export function useCompletedTasksQuery(arg: CompletedArg) {
  const result = taskStatsApi.useTasksCompletedQuery(arg, { refetchOnMountOrArgChange: true });
  useAgainWhenSaved(result.refetch);
  return result;
}
