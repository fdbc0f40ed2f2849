import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { CalendarPlace } from './use-place';

/** The one day in the tab order. */
export const ACTIVE_DAY = '[role="gridcell"][data-day][tabindex="0"]';

/** Gives the focus to the active day of the grid that is on the page. */
export function focusActiveDay(): void {
  document.querySelector<HTMLElement>(ACTIVE_DAY)?.focus();
}

/** Lets the focus follow the active day while it is in the grid, and the reverse. Returns what the grid element needs. */
export function useFollowActive({ active, walk }: Pick<CalendarPlace, 'active' | 'walk'>) {
  const grid = useRef<HTMLDivElement>(null);
  const inside = useRef(false);

  useLayoutEffect(() => {
    const now = document.activeElement;
    const isElsewhere = now !== null && now !== document.body && !grid.current?.contains(now);
    if (!inside.current || isElsewhere) return;
    grid.current?.querySelector<HTMLElement>(ACTIVE_DAY)?.focus();
  }, [active]);

  return {
    ref: grid,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      inside.current = true;
      const { day } = target.dataset;
      if (day !== undefined && day !== active) walk(day);
    },
    onBlur: ({ relatedTarget: to, currentTarget }: FocusEvent) => {
      if (to !== null) inside.current = currentTarget.contains(to);
    },
  };
}
