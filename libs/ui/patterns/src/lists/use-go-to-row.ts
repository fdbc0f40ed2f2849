import { useEffect } from 'react';

/**
 * Takes people to one row of a list, as when a search or a link opens the page at it: it is scrolled into
 * view and has the focus. Once for each id; a row that is gone changes nothing.
 *
 * @param id Of a `ListRow`, or of an element with `data-row-id`.
 * @param ready True as soon as the rows are shown.
 */
export function useGoToRow(id: string | undefined, ready: boolean): void {
  useEffect(() => {
    if (id === undefined || !ready) return;
    const row = document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`);
    if (!row) return;
    if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
    row.focus();
  }, [id, ready]);
}
