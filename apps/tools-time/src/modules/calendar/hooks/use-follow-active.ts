import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

const ACTIVE = '[role="gridcell"][data-day][tabindex="0"]';

/** Gives the focus to the active day of the grid that is on the page. */
export function focusActiveDay(): void {
  document.querySelector<HTMLElement>(ACTIVE)?.focus();
}

/** Lets the focus follow the active day while it is in the grid. Returns what the grid element needs. */
export function useFollowActive(active: string) {
  const grid = useRef<HTMLDivElement>(null);
  const inside = useRef(false);

  useLayoutEffect(() => {
    const now = document.activeElement;
    const isElsewhere = now !== null && now !== document.body && !grid.current?.contains(now);
    if (!inside.current || isElsewhere) return;
    grid.current?.querySelector<HTMLElement>(ACTIVE)?.focus();
  }, [active]);

  return {
    ref: grid,
    onFocus: () => void (inside.current = true),
    onBlur: ({ relatedTarget: to, currentTarget }: FocusEvent) => {
      if (to !== null) inside.current = currentTarget.contains(to);
    },
  };
}
