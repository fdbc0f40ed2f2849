import { useEffect, useRef } from 'react';

/**
 * Takes people to one row of a list, as when a search or a link opens the page at it: it is scrolled into
 * view and has the focus, once for each id, as soon as it is there.
 *
 * @param id Of a `ListRow`, or of an element with `data-row-id`.
 * @param ready True as soon as the rows are shown.
 */
export function useGoToRow(id: string | undefined, ready: boolean): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) shown.current = undefined;
    if (id === undefined || !ready || shown.current === id) return;
    const row = document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
    if (!row) return;
    shown.current = id;
    if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
    row.focus();
    // The shell would take the focus on to the heading.
    row.dataset['ledTo'] = '';
    row.addEventListener('blur', () => delete row.dataset['ledTo'], { once: true });
  });
}
