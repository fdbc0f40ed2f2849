import { useLayoutEffect } from 'react';

/** Marks the row of the task that is open, as long as it is. */
export function useMarkedRow(id: string): void {
  useLayoutEffect(() => {
    const row = document.querySelector(`[data-task-id="${CSS.escape(id)}"]`);
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  }, [id]);
}
