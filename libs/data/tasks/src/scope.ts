import { readLocal, writeLocal } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';
import { useSyncExternalStore } from 'react';
import type { TaskCounts } from './model/counts.logic';

/** What All Tasks shows: tasks without a project, or all (decisions 7). */
export type Scope = 'inbox' | 'everywhere';

const keyOf = (userId: string) => personKey('tasks.scope', userId);

/** The scope that a person has chosen on this device. */
export function readScope(userId: string): Scope {
  return readLocal(keyOf(userId)) === 'everywhere' ? 'everywhere' : 'inbox';
}

/** Keeps the chosen scope, and tells this page as well as other tabs. */
export function keepScope(userId: string, scope: Scope): void {
  writeLocal(keyOf(userId), scope);
  dispatchEvent(new StorageEvent('storage', { key: keyOf(userId) }));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** How many tasks All Tasks shows in the chosen scope; undefined until it is known. */
export function useAllCount(userId: string, counts: TaskCounts | undefined): number | undefined {
  const scope = useSyncExternalStore(subscribe, () => readScope(userId));
  if (!counts || scope === 'inbox') return counts?.all;
  return Object.values(counts.byProject).reduce((sum, count) => sum + count, counts.all);
}
