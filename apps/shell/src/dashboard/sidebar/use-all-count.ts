import { useSyncExternalStore } from 'react';
import type { useTaskCounts } from '@plainday/data-tasks';
import { readLocal } from '@plainday/shared-platform';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** How many tasks All Tasks shows: those without a project, or all of them where Everywhere was chosen (decisions 7). */
export function useAllCount(
  userId: string,
  counts: ReturnType<typeof useTaskCounts>,
): number | undefined {
  const scope = useSyncExternalStore(subscribe, () => readLocal(`plainday.tasks.scope.${userId}`));
  if (!counts || scope !== 'everywhere') return counts?.all;
  return Object.values(counts.byProject).reduce((sum, count) => sum + count, counts.all);
}
