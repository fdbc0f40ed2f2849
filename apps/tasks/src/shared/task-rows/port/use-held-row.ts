import { useMemo, useState } from 'react';
import type { Task } from '@plainday/domain-tasks';
import type { RowGroup } from './rows-view';

const NO_GROUPS: readonly RowGroup[] = [];

interface Held {
  readonly task: Task;
  readonly index: number;
}

/**
 * Keeps the row whose title is being edited where it is, whatever happens to its task meanwhile: completed in another
 * tab, deleted, or moved elsewhere. It leaves once its field is closed.
 */
export function useHeldRow(roots: readonly Task[], groups: readonly RowGroup[] = NO_GROUPS) {
  const [held, setHeld] = useState<Held | null>(null);
  const isGone = held !== null && !roots.some(({ id }) => id === held.task.id);
  const shown = useMemo(
    () => (held && isGone ? roots.toSpliced(held.index, 0, held.task) : roots),
    [roots, held, isGone],
  );
  const gap = isGone ? held.index : Infinity;
  const shownGroups = useMemo(
    () => groups.map((group) => (group.start > gap ? { ...group, start: group.start + 1 } : group)),
    [groups, gap],
  );
  return {
    roots: shown,
    groups: shownGroups,
    /** The row whose field is open, while its task is no longer in this list. */
    goneId: isGone ? held.task.id : null,
    /** Null lets go of it. */
    hold(task: Task | null): void {
      const index = roots.findIndex(({ id }) => id === task?.id);
      setHeld(task && index >= 0 ? { task, index } : null);
    },
  };
}
