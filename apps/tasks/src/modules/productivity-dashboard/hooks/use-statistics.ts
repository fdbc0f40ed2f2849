import { type Present } from '@plainday/domain-calendar';
import { useCallback, useMemo } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { taskStatsApi } from '@plainday/data-tasks/stats';
import type { Project, Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { countedTasks } from '../model/counted.logic';
import { dayBounds, numbersOfRows, numbersOfStats, type Numbers } from '../model/numbers.logic';

const NO_TASKS: readonly Task[] = [];
const NO_PROJECTS: readonly Project[] = [];

/** What every number and every list of the dashboard is made of. */
export interface Statistics {
  /** The numbers of the rows, or of the server until the rows are here; null while neither is. */
  readonly numbers: Numbers | null;
  /** State of the rows. */
  readonly status: 'loading' | 'error' | 'ready';
  readonly retry: () => void;
  readonly counted: readonly Task[];
  readonly projects: readonly Project[];
  readonly present: Present;
  /** The subtasks of a task, which follow it into the trash and out of it. */
  readonly familyOf: (task: Task) => readonly Task[];
}

/**
 * Tasks alive and completed (decisions 1, 3), as they are on this screen: a tick counts at once. Until they are read,
 * which takes a moment where there are thousands, the server's own count stands in for the numbers.
 */
export function useStatistics(): Statistics {
  const { user } = useShell();
  const live = useTasksListQuery('everywhere');
  const trash = useTasksListQuery('trash');
  const projects = useProjectsQuery();
  const { dayStartMinutes } = usePreferences(user.id);
  const nowMs = useNow('minute');

  const parts = [live, trash, projects];
  const isReady = parts.every((part) => part.currentData !== undefined);
  const isFailed = parts.some((part) => part.isError && part.currentData === undefined);
  const liveTasks = live.currentData ?? NO_TASKS;
  const trashTasks = trash.currentData ?? NO_TASKS;
  const projectRows = projects.currentData ?? NO_PROJECTS;
  const present = useMemo(() => ({ nowMs, dayStartMinutes }), [nowMs, dayStartMinutes]);
  const counted = useMemo(() => countedTasks(liveTasks, trashTasks), [liveTasks, trashTasks]);

  const bounds = useMemo(() => dayBounds(present), [present]);
  const early = taskStatsApi.useTasksStatsQuery(bounds, { skip: isReady });
  const stats = projects.currentData && early.currentData;
  const numbers = useMemo(() => {
    if (isReady) return numbersOfRows(counted, projectRows, present);
    return stats ? numbersOfStats(stats, projectRows, present) : null;
  }, [isReady, counted, projectRows, present, stats]);

  return {
    numbers,
    status: isReady ? 'ready' : isFailed ? 'error' : 'loading',
    retry: () => parts.forEach((part) => void part.refetch()),
    counted,
    projects: projectRows,
    present,
    familyOf: useCallback(
      (task) => [...liveTasks, ...trashTasks].filter((row) => row.parent_task_id === task.id),
      [liveTasks, trashTasks],
    ),
  };
}
