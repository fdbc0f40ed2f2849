import * as z from 'zod/mini';
import { parseTasks } from '../model/parse-tasks';
import {
  COMPLETED_PAGE_SIZE,
  type CompletedPage,
  type Share,
  type TaskStats,
} from './task-stats.logic';

const share = z.object({ total: z.number(), completed: z.number() });

const answer = z.object({
  total: z.number(),
  completed: z.number(),
  high: z.number(),
  overdue: z.number(),
  today: share,
  by_priority: z.record(z.string(), share),
  by_project: z.record(z.string(), share),
  completions: z.array(z.number()),
});

const NONE: Share = { total: 0, completed: 0 };

/** Checks the answer of `task_stats()`. */
export function parseStats(data: unknown): TaskStats {
  const { high, by_priority, by_project, ...same } = z.parse(answer, data);
  return {
    ...same,
    pending: same.total - same.completed,
    highPriority: high,
    byPriority: {
      high: by_priority['high'] ?? NONE,
      medium: by_priority['medium'] ?? NONE,
      low: by_priority['low'] ?? NONE,
    },
    byProject: by_project,
  };
}

/** Checks a page of completed tasks, of which one more than is shown was asked for. */
export async function parseCompleted(data: unknown): Promise<CompletedPage> {
  const tasks = await parseTasks(data);
  return {
    tasks: tasks.slice(0, COMPLETED_PAGE_SIZE),
    hasMore: tasks.length > COMPLETED_PAGE_SIZE,
  };
}
