import type { Task } from '@plainday/domain-tasks';

/** All rows this device knows, wherever they are listed. */
export type FindTasks = (wanted: (task: Task) => boolean) => readonly Task[];

/** Rows this device knows, by kinship. */
export interface Known {
  byId(id: string | null): Task | undefined;
  childrenOf(id: string): readonly Task[];
}

/** Looks rows up one by one: right for one task among thousands. */
export function lookUp(find: FindTasks): Known {
  return {
    byId: (id) => (id === null ? undefined : find((row) => row.id === id)[0]),
    childrenOf: (id) => find((row) => row.parent_task_id === id),
  };
}

/** Sorts all rows once: right for many tasks. */
export function indexOf(find: FindTasks): Known {
  const byId = new Map<string, Task>();
  const children = new Map<string, Task[]>();
  for (const row of find(() => true)) {
    byId.set(row.id, row);
    if (row.parent_task_id === null) continue;
    const siblings = children.get(row.parent_task_id);
    if (siblings) siblings.push(row);
    else children.set(row.parent_task_id, [row]);
  }
  return {
    byId: (id) => (id === null ? undefined : byId.get(id)),
    childrenOf: (id) => children.get(id) ?? [],
  };
}
