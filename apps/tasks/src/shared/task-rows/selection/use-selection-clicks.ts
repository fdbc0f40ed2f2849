import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useListPort } from '../port/list-context';

const TEXT = 'textarea,input:not([type="checkbox"])';

/**
 * Ctrl/Cmd+click selects a row or leaves it out, Shift+click selects a range. Where there is no mouse, a tap does the
 * same once something is selected. The click then does nothing else, whatever it falls on.
 */
export function useSelectionClicks(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): void {
  const { selection } = useListPort();

  useEffect(() => {
    const element = list.current;
    if (!element) return;

    function rowIdAt(event: MouseEvent): string | null {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`a,${TEXT}`)) return null;
      const isTap = selection.get().selected.size > 0 && matchMedia('(hover: none)').matches;
      const withKey = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!withKey && (!isTap || target.closest('.buttons'))) return null;
      return target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId ?? null;
    }

    function handleClick(event: MouseEvent): void {
      const id = rowIdAt(event);
      if (id === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey) selection.change({ kind: 'extend', to: id, from: id, ids });
      else selection.change({ kind: 'toggle', id });
      element
        ?.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true });
    }

    /** Without this, Shift marks the text in between. */
    function handleDown(event: MouseEvent): void {
      if (event.shiftKey && rowIdAt(event) !== null) event.preventDefault();
    }

    element.addEventListener('click', handleClick, { capture: true });
    element.addEventListener('mousedown', handleDown, { capture: true });
    return () => {
      element.removeEventListener('click', handleClick, { capture: true });
      element.removeEventListener('mousedown', handleDown, { capture: true });
    };
  }, [ids, list, selection]);
}
