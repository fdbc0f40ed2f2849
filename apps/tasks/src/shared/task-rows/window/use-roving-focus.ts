import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';

/** Where the keyboard is in the list. */
export interface RovingFocus {
  readonly activeId: string | null;
  readonly handleFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Moves the focus to a row, scrolling to it where it is not in the document. */
  readonly focusRow: (id: string) => void;
  /** Keeps the focus on a row that is about to stand at another index. */
  readonly follow: (id: string, index: number) => void;
  /** To be called before a row leaves: it has the focus and gives it to the next one. */
  readonly passOn: (id: string) => void;
  /** To be called by a part of the page that draws rows by itself: one of them may be waited for. */
  readonly settle: () => void;
}

/** One row of the list is in the tab order; the focus stays in the list when its row leaves. */
export function useRovingFocus(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
  reveal: (index: number) => void,
): RovingFocus {
  const [activeId, setActiveId] = useState<string | null>(null);
  const state = useRef({ wanted: null as string | null, index: 0, inside: false });

  const rowOf = useCallback((id: string) => findRow(list, id), [list]);

  const focusRow = useCallback(
    (id: string) => {
      setActiveId(id);
      const row = rowOf(id);
      if (row) {
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'nearest' });
        return;
      }
      const index = ids.indexOf(id);
      if (index < 0) return;
      state.current.wanted = id;
      reveal(index);
    },
    [ids, reveal, rowOf],
  );

  const follow = useCallback(
    (id: string, index: number) => {
      state.current.wanted = id;
      reveal(index);
    },
    [reveal],
  );

  const passOn = useCallback(
    (id: string) => {
      const index = ids.indexOf(id);
      const next = ids[index + 1] ?? ids[index - 1];
      const row = next === undefined ? null : rowOf(next);
      if (!row) return;
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    },
    [ids, rowOf],
  );

  const settle = useCallback(() => {
    const { wanted } = state.current;
    const row = wanted === null ? null : rowOf(wanted);
    if (!row) return;
    state.current.wanted = null;
    row.focus({ preventScroll: true });
  }, [rowOf]);
  useLayoutEffect(settle);

  useLayoutEffect(() => {
    if (activeId === null) return;
    const index = ids.indexOf(activeId);
    const lost = document.activeElement === document.body && state.current.inside;
    if (index >= 0) {
      state.current.index = index;
      // A row that goes to another part of the page is made anew there.
      if (lost) rowOf(activeId)?.focus({ preventScroll: true });
      return;
    }
    const next = ids[Math.min(state.current.index, ids.length - 1)];
    if (lost && next !== undefined) focusRow(next);
  }, [ids, activeId, focusRow, rowOf]);

  const handleFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-task-id]');
    state.current.inside = true;
    if (row?.dataset.taskId) setActiveId(row.dataset.taskId);
  }, []);

  useLayoutEffect(() => {
    function handleFocusIn(event: globalThis.FocusEvent) {
      const { target } = event;
      state.current.inside = target instanceof Node && (list.current?.contains(target) ?? false);
    }
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [list]);

  return { activeId, handleFocus, focusRow, follow, passOn, settle };
}

function findRow(list: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return list.current?.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(id)}"]`) ?? null;
}
