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
): void {
  useLayoutEffect(() => {
    const rows = list.current?.querySelectorAll(':scope > [role=row]') ?? [];
    for (const [place, row] of rows.entries()) {
      const index = String((numbers[place] ?? place) + 1);
      if (row.getAttribute('aria-rowindex') !== index) row.setAttribute('aria-rowindex', index);
    }
  });
}
