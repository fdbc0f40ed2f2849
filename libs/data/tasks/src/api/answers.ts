import * as z from 'zod/mini';
import type { TaskCounts } from '../model/counts.logic';

export { parseTasks } from '../model/parse-tasks';

const counts = z.object({
  all: z.number(),
  trash: z.number(),
  by_project: z.record(z.string(), z.number()),
});

/** Checks the answer of `task_counts()`. */
export function parseCounts(data: unknown): TaskCounts {
  const { all, trash, by_project } = z.parse(counts, data);
  return { all, trash, byProject: by_project };
}

const changed = z.object({
  changed: z.number(),
  missing: z.array(z.string()),
  occurrences: z.record(z.string(), z.nullable(z.string())),
});

/** What `change_tasks()` did: rows that are gone, and the next occurrences by their source. */
export type Changed = z.infer<typeof changed>;

/** Checks the answer of `change_tasks()`. */
export function parseChanged(data: unknown): Changed {
  return z.parse(changed, data);
}
