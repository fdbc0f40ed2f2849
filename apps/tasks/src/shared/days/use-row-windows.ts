import { useState } from 'react';

/** Scrolls to a row of its list; false where the list does not hold it. */
export type ShowRow = (id: string) => boolean;

/** The lists of a page that draw only what is in sight of them. */
export interface RowWindows {
  readonly show: (id: string | undefined) => void;
  /** Returns what takes the list out again. */
  readonly add: (show: ShowRow) => () => void;
}

function createRowWindows(): RowWindows {
  const lists = new Set<ShowRow>();
  return {
    show(id) {
      if (id !== undefined) [...lists].some((show) => show(id));
    },
    add(show) {
      lists.add(show);
      return () => void lists.delete(show);
    },
  };
}

/** The same object while the page lives. */
export function useRowWindows(): RowWindows {
  return useState(createRowWindows)[0];
}
