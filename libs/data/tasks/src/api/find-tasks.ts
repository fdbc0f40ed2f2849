import type { RootState } from '@plainday/data-api';
import { compareTasks, type Task } from '@plainday/domain-tasks';
import type { FindTasks } from '../model/known-tasks';
import { tasksApi } from './tasks.api';

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
