import { useCallback, useMemo, useState } from 'react';
import { indexForTarget, neighbourOf, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { quoted } from '@plainday/shared-utils';
import { announce } from '@plainday/ui-patterns';
import type { TaskActions } from '../../actions/task-actions';
import { useSessions } from '../../use-sessions';
import type { HeldBack, ListPort, TagView } from './list-context';
import { createSelectionStore } from './selection-store';
import { useBatch } from './use-batch';
import type { Expansion } from './use-expansion';
import { useLatest } from './use-latest';
import type { Overlays } from './use-overlay';
import type { RowsView } from './rows-view';
import { useTitleEdit } from './use-title-edit';

/** Whether the rows of a list can be put into another order. */
export interface Moves {
  /** By keys and menus. */
  readonly canMove: boolean;
  /** By their handles too. */
  readonly canDrag: boolean;
  readonly held?: HeldBack | null;
}

/** What the rows of a list stand on. */
export interface PageParts extends Moves {
  readonly view: RowsView;
  readonly isMixed?: boolean;
  readonly tagView?: TagView;
  readonly actions: TaskActions;
  readonly opens: Overlays['opens'];
  readonly toggles: Expansion['toggles'];
}

/** What the rows of this list may do, and what a row does that is dropped at another index. */
export function usePagePort({ view, actions, opens, toggles, tagView, ...moves }: PageParts) {
  const { canMove, canDrag, held = null, isMixed = false } = moves;
  const latest = useLatest(view);
  const batch = useBatch(actions, latest);
  const [selection] = useState(createSelectionStore);
  const sessions = useSessions();
  const { notify } = useShell();
  const titles = useTitleEdit(actions, latest);
  const { isTrash } = view;

  const step = useCallback(
    (task: Task, by: -1 | 1) => {
      if (held && task.parent_task_id === null) return held.explain();
      const { rows } = latest();
      const neighbour = neighbourOf(rows, task.id, by);
      const index = neighbour && indexForTarget(rows, task.id, neighbour.id);
      if (index !== null) actions.move(task, index);
      else announce(`${quoted(task.title)} is ${by < 0 ? 'first' : 'last'} already`);
    },
    [actions, latest, held],
  );
  const place = useCallback(
    (task: Task, targetId: string) => {
      const index = indexForTarget(latest().rows, task.id, targetId);
      if (index !== null) actions.move(task, index);
    },
    [actions, latest],
  );
  const port = useMemo<ListPort>(
    () => ({
      actions,
      batch,
      sessions,
      selection,
      isTrash,
      isMixed,
      tagView,
      canMove,
      canDrag,
      held,
      step,
      place,
      refuse: (why) => void notify.brief(why),
      ...titles,
      ...toggles,
      ...opens,
    }),
    [
      actions,
      batch,
      sessions,
      selection,
      isTrash,
      isMixed,
      tagView,
      canMove,
      canDrag,
      held,
      step,
      place,
      notify,
      titles,
      toggles,
      opens,
    ],
  );

  function drop(id: string, newIndex: number): void {
    const target = view.ids[newIndex];
    const task = view.roots.find((row) => row.id === id);
    if (task && target !== undefined) place(task, target);
  }

  return { port, drop };
}
