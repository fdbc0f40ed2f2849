import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A row that is put elsewhere in the document loses the focus on its way: this gives it back. */
export function useKeptFocus(rows: unknown): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => void (last.current = target as Element);
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = last;
    const isLost = document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && list.current?.contains(current)) {
      current.focus({ preventScroll: true });
    }
  }, [rows]);

  return list;
}
