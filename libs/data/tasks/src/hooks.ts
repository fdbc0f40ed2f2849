import { useMemo } from 'react';
import { useAppSelector, type RootState } from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import type { TaskCounts } from './model/counts.logic';
import { isWhole, projectOf, type ListKey } from './model/list-key';
import { tasksApi } from './api/tasks.api';

type Rows = readonly Task[];

const openIn = new WeakMap<Rows, number>();

/** Open top-level tasks of a list, counted once per list. */
function countOpen(rows: Rows): number {
  let count = openIn.get(rows);
  if (count === undefined) {
    count = 0;
    for (const task of rows) if (task.parent_task_id === null && !task.completed) count += 1;
    openIn.set(rows, count);
  }
  return count;
}

/** Counts of the lists this device holds, as text so that equal ones are the same: they are exact at any moment. */
function countsOfLists(state: RootState): string {
  const counts = tasksApi.util
    .selectCachedArgsForQuery(state, 'tasksList')
    .flatMap((key: ListKey) => {
      if (key === 'everywhere' || !isWhole(key)) return [];
      const rows = tasksApi.endpoints.tasksList.select(key)(state).data;
      return rows ? [[key, countOpen(rows)] as const] : [];
    });
  return JSON.stringify(Object.fromEntries(counts));
}

/** The numbers of the sidebar; undefined until they are known. */
export function useTaskCounts(): TaskCounts | undefined {
  const { data } = tasksApi.useTasksCountsQuery();
  const held = useAppSelector(countsOfLists);
  return useMemo(
    () => data && withHeld(data, JSON.parse(held) as Record<string, number>),
    [data, held],
  );
}

function withHeld(counts: TaskCounts, held: Readonly<Record<string, number>>): TaskCounts {
  const byProject = { ...counts.byProject };
  for (const [key, count] of Object.entries(held)) {
    const projectId = projectOf(key as ListKey);
    if (projectId !== null) byProject[projectId] = count;
  }
  return { ...counts, all: held['inbox' satisfies ListKey] ?? counts.all, byProject };
}
