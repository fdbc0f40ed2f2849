import * as z from 'zod/mini';
import type { Task } from '@plainday/domain-tasks';
import type { TaskCounts } from '../model/counts.logic';

import { parseTasks } from '../model/parse-tasks';

export { parseTasks };

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

/** Rows as they are after a call, where they are few; an older server answers none. */
const few = z.catch(z.object({ rows: z.array(z.unknown()) }), { rows: [] });

/** Checks the answer of `add_tasks()`: the tasks as they are now, where they are few. */
export function parseAdded(data: unknown): Promise<readonly Task[]> {
  return parseTasks(z.parse(few, data).rows);
}

const changed = z.object({
  changed: z.number(),
  missing: z.array(z.string()),
  occurrences: z.record(z.string(), z.nullable(z.string())),
  unseen: z.optional(z.boolean()),
});

/**
 * What `change_tasks()` did: rows that are gone, the next occurrences by their source, and the tasks as they are now,
 * where they are few.
 */
export type Changed = z.infer<typeof changed> & { readonly rows: readonly Task[] };

/** Checks the answer of `change_tasks()`. */
export async function parseChanged(data: unknown): Promise<Changed> {
  return { ...z.parse(changed, data), rows: await parseAdded(data) };
}
