import { useMemo, useState } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { useShell, type Selection } from '@plainday/federation-contract';
import type { SeriesDate } from '../../actions/series-actions';

/** What lies over the list: one window at a time. */
export type Overlay =
  | { readonly kind: 'settings'; readonly id: string }
  | { readonly kind: 'remove'; readonly tasks: readonly Task[] }
  | { readonly kind: 'date'; readonly tasks: readonly Task[]; readonly anchor: HTMLElement }
  | { readonly kind: 'one date'; readonly date: SeriesDate; readonly anchor: HTMLElement }
  | { readonly kind: 'project'; readonly tasks: readonly Task[]; readonly anchor: HTMLElement }
  | { readonly kind: 'tags'; readonly tasks: readonly Task[]; readonly anchor: HTMLElement };

/** The window over the list, and what opens and closes it. */
export type Overlays = ReturnType<typeof useOverlay>;

/**
 * The window over the list. A reminder leads to the settings of its task by the address, which forgets it when they are
 * closed. `opens` is always the same object.
 */
export function useOverlay() {
  const { navigate, selection } = useShell();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const taskId = selection.kind === 'tool' ? undefined : selection.taskId;
  const linked: Overlay | null = taskId === undefined ? null : { kind: 'settings', id: taskId };

  const opens = useMemo(
    () => ({
      openSettings: (task: Pick<Task, 'id'>) => setOverlay({ kind: 'settings', id: task.id }),
      askRemove: (tasks: readonly Task[]) => setOverlay({ kind: 'remove', tasks }),
      pickDate: (tasks: readonly Task[], anchor: HTMLElement) =>
        setOverlay({ kind: 'date', tasks, anchor }),
      pickOneDate: (date: SeriesDate, anchor: HTMLElement) =>
        setOverlay({ kind: 'one date', date, anchor }),
      pickProject: (tasks: readonly Task[], anchor: HTMLElement) =>
        setOverlay({ kind: 'project', tasks, anchor }),
      pickTag: (tasks: readonly Task[], anchor: HTMLElement) =>
        setOverlay({ kind: 'tags', tasks, anchor }),
    }),
    [],
  );

  function close(): void {
    setOverlay(null);
    if (taskId !== undefined) navigate({ ...selection, taskId: undefined } as Selection);
  }

  return { overlay: overlay ?? linked, opens, close };
}
