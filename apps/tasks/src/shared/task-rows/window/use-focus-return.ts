import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Where the focus goes: the row that had it last, any row, the heading. */
const HOMES = ['[data-task-id][tabindex="0"]', '[data-task-id]', 'main h1'];

/** Gives the focus back to the list when what holds it goes away. */
export function useFocusReturn<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Only now the list is what it will be.
      queueMicrotask(() => {
        const home = HOMES.map((selector) => document.querySelector<HTMLElement>(selector));
        home.find((found) => found !== null)?.focus({ preventScroll: true });
      });
    };
  }, []);

  return ref;
}
