import { useCallback, useState } from 'react';
import type { Task } from '@plainday/domain-tasks';

/** What lies over the list: one window at a time. */
export type Overlay =
  | { readonly kind: 'settings'; readonly id: string }
  | { readonly kind: 'remove'; readonly tasks: readonly Task[] }
  | { readonly kind: 'schedule'; readonly tasks: readonly Task[] }
  | { readonly kind: 'project'; readonly tasks: readonly Task[]; readonly anchor: HTMLElement };

/** The window over the list, and what opens it. The openers are the same for ever. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);

  const openSettings = useCallback((task: Task) => {
    setOverlay({ kind: 'settings', id: task.id });
  }, []);
  const askRemove = useCallback((tasks: readonly Task[]) => {
    setOverlay({ kind: 'remove', tasks });
  }, []);
  const pickDate = useCallback((tasks: readonly Task[]) => {
    setOverlay({ kind: 'schedule', tasks });
  }, []);
  const pickProject = useCallback((tasks: readonly Task[], anchor: HTMLElement) => {
    setOverlay({ kind: 'project', tasks, anchor });
  }, []);
  const close = useCallback(() => setOverlay(null), []);

  return { overlay, openSettings, askRemove, pickDate, pickProject, close };
}
