/**
 * How many of `count` places stand before the first for which something is true, where it is true of all that follow:
 * found by halves, so that of thousands a few are looked at.
 */
export function partitionPoint(count: number, isInSecondPart: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isInSecondPart(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
