import type { Task } from '../model/task.schema';

/** A list with its children attached (spec §3). */
export interface TaskTree {
  /** Rows that stand on their own, in list order: open ones first, completed ones at the end (spec §4). */
  readonly roots: readonly Task[];
  /** Children by parent id; the same array as before while none of them changed. */
  readonly childrenOf: ReadonlyMap<string, readonly Task[]>;
}

const NOTHING: TaskTree = { roots: [], childrenOf: new Map() };

function sameRows(a: readonly Task[], b: readonly Task[]): boolean {
  return a.length === b.length && a.every((row, index) => row === b[index]);
}

function completedLast(rows: readonly Task[]): readonly Task[] {
  if (!rows.some((row) => row.completed)) return rows;
  return [...rows.filter((row) => !row.completed), ...rows.filter((row) => row.completed)];
}

/** What becomes of a child whose parent is not in the list. */
export type OrphanRule = 'hide' | 'show';

/**
 * Attaches children to their parents. A child never becomes a root because its parent is absent (decisions 10),
 * except in the trash, where a subtask deleted alone must stay reachable (`'show'`).
 * Pass the tree before, so that untouched rows keep their identity and need no new drawing.
 */
export function buildTree(
  rows: readonly Task[],
  orphans: OrphanRule = 'hide',
  before: TaskTree = NOTHING,
): TaskTree {
  const roots: Task[] = [];
  const children: Task[] = [];
  for (const row of rows) (row.parent_task_id === null ? roots : children).push(row);

  const grouped = new Map<string, Task[]>();
  if (children.length > 0) {
    const present = orphans === 'show' ? new Set(roots.map((row) => row.id)) : null;
    for (const row of children) {
      const parentId = row.parent_task_id ?? '';
      if (present && !present.has(parentId)) {
        roots.push(row);
        continue;
      }
      const group = grouped.get(parentId);
      if (group) group.push(row);
      else grouped.set(parentId, [row]);
    }
  }

  const childrenOf = new Map<string, readonly Task[]>();
  for (const [parentId, group] of grouped) {
    const ordered = completedLast(group);
    const known = before.childrenOf.get(parentId);
    childrenOf.set(parentId, known && sameRows(known, ordered) ? known : ordered);
  }
  return { roots: orphans === 'show' ? roots : completedLast(roots), childrenOf };
}
