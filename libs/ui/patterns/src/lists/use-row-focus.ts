import { useLayoutEffect, useState } from 'react';

/** Focus to the control of a row that carries `data-control`, else to its first button, else to the row. */
export function focusInRow(id: string, control: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
  const same =
    control && row?.querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
  (same || (row?.querySelector<HTMLElement>('button') ?? row))?.focus();
}

/**
 * Takes the focus along with a row that goes to another list, as when it is pinned or completed: call the function
 * in the same event as the change.
 */
export function useRowFocus(): (id: string, control: string) => void {
  const [place, setPlace] = useState<{ id: string; control: string } | null>(null);
  useLayoutEffect(() => {
    if (place) focusInRow(place.id, place.control);
  }, [place]);
  return (id, control) => setPlace({ id, control });
}
