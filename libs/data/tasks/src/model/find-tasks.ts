import type { RootState } from '@plainday/data-api';
import { compareTasks, type Task } from '@plainday/domain-tasks';
import { tasksApi } from '../api/tasks.api';

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

/** All rows this device knows, each once, in list order; `remembered` are rows that may be in no list. */
export function findTasks(state: RootState, remembered: readonly Task[] = []): FindTasks {
  const cached = tasksApi.util
    .selectCachedArgsForQuery(state, 'tasksList')
    // Moves do not reach the reminders: what other lists say about a position counts.
    .sort((a, b) => Number(b === 'reminders') - Number(a === 'reminders'))
    .map((key) => tasksApi.endpoints.tasksList.select(key)(state).data ?? []);
  const lists = remembered.length > 0 ? [remembered, ...cached] : cached;
  return (wanted) => {
    const found = new Map<string, Task>();
    for (const list of lists) {
      for (const task of list) if (wanted(task)) found.set(task.id, task);
    }
    return lists.length < 2 ? [...found.values()] : [...found.values()].sort(compareTasks);
  };
}
