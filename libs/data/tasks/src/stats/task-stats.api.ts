import { useEffect, useRef } from 'react';
import { api, selectSaving, useAppSelector } from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import { parseTasks } from '../parse-tasks';
import { parseStats, type TaskStats } from './task-stats.schema';

/** Completed tasks to be read: all of them, or those of a time or of a project; a page at a time. */
export interface CompletedArg {
  /** ISO instants: completed at or after, and before. */
  readonly from?: string;
  readonly to?: string;
  readonly projectId?: string;
  /** 0 is the page of the newest. */
  readonly page: number;
}

/** One page of completed tasks, newest first. */
export interface CompletedPage {
  readonly tasks: readonly Task[];
  readonly hasMore: boolean;
}

/** Tasks of a page. */
export const COMPLETED_PAGE_SIZE = 100;

function pageOf(data: unknown): CompletedPage {
  const tasks = parseTasks(data);
  return {
    tasks: tasks.slice(0, COMPLETED_PAGE_SIZE),
    hasMore: tasks.length > COMPLETED_PAGE_SIZE,
  };
}

/** Reading what the dashboard counts. Its own door, for nothing of it belongs to the first screen. */
export const taskStatsApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksStats: build.query<TaskStats, readonly string[]>({
        query: (days) => ({
          run: (db) => db.rpc('task_stats', { days: [...days] }),
          check: parseStats,
        }),
        providesTags: ['TaskCounts'],
      }),
      tasksCompleted: build.query<CompletedPage, CompletedArg>({
        query: ({ from, to, projectId, page }) => ({
          run: (db, userId) => {
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
          },
          check: pageOf,
        }),
        providesTags: ['Task'],
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
 * The numbers of the dashboard for the days given by `dayBounds`; pass the same array while the day is the same.
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
