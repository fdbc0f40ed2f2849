import { useLayoutEffect, type RefObject } from 'react';

/**
 * Says of each row in the document where it stands among all, for those who do not see the others. It is written there
 * past React: a row that comes or leaves moves all that follow, and none of them need be drawn again for it.
 *
 * @param numbers of the rows in the document, in their order; the first of the list is 0
 */
export function useRowNumbers(
  list: RefObject<HTMLElement | null>,
  numbers: readonly number[],
  total: number,
): void {
  useLayoutEffect(() => {
    const rows = list.current?.querySelectorAll(':scope > [data-task-id]') ?? [];
    for (const [place, row] of rows.entries()) {
      set(row, 'aria-setsize', total);
      set(row, 'aria-posinset', (numbers[place] ?? place) + 1);
    }
  });
}

function set(row: Element, name: string, number: number): void {
  const value = String(number);
  if (row.getAttribute(name) !== value) row.setAttribute(name, value);
}
