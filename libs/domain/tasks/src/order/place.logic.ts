/** Free numbers left behind each task that gets a new one. */
const GAP = 32;
/** The highest position (the database refuses more). */
const LAST = 1_000_000;

/** New positions of neighbours in a list: the first belongs to the task at index `from` after the move. */
export interface Places {
  readonly from: number;
  readonly positions: readonly number[];
}

/**
 * Positions for a task moved to `index` of a list whose other tasks stand at `others`, in order: for the task itself,
 * and for those behind it only where there is no gap. The same numbers as `private.places_for_move` of the database.
 */
export function placesForMove(others: readonly number[], index: number): Places {
  const low = index === 0 ? -1 : (others[index - 1] ?? 0);
  for (let wanted = 0; ; wanted = Math.max(1, wanted * 2)) {
    const behind = Math.min(wanted, others.length - index);
    const high = others[index + behind] ?? low + GAP * (behind + 2);
    if (high > LAST + 1) break;
    if (high - low >= (behind === 0 ? 2 : 8 * (behind + 2))) {
      return { from: index, positions: between(low, high, behind + 1) };
    }
  }
  const total = others.length + 1;
  const step = Math.min(GAP, Math.floor(LAST / total));
  return { from: 0, positions: between(0, step * (total + 1), total) };
}

/** Whole numbers between two others, evenly spread. */
function between(low: number, high: number, count: number): number[] {
  const parts = count + 1;
  return Array.from(
    { length: count },
    (_, turn) => low + Math.floor(((high - low) * (turn + 1)) / parts),
  );
}
