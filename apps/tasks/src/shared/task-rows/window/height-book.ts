import { partitionPoint } from '@plainday/shared-utils';

/** Rows that are drawn, `end` excluded. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** What is known of the heights of a long list's rows. Lengths in CSS pixels. */
export interface HeightBook {
  /** Notes a measured height. True when it was news. */
  readonly note: (id: string, height: number) => boolean;
  /** Top edges of all rows, and the total at the end. The same array while nothing changed. */
  readonly offsets: (ids: readonly string[]) => Float64Array;
}

/** Where a list differs from the one before: most changes are one row among thousands that stay. */
function changedBetween(before: readonly string[], ids: readonly string[]): [number, number] {
  const shorter = Math.min(before.length, ids.length);
  let start = 0;
  while (start < shorter && before[start] === ids[start]) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    before[before.length - 1 - same] === ids[ids.length - 1 - same]
  ) {
    same += 1;
  }
  return [start, ids.length - same];
}

/** Makes an empty book; rows that were never measured count with `estimate`. */
export function createHeightBook(estimate: number): HeightBook {
  const heights = new Map<string, number>();
  let known: readonly string[] | null = null;
  let cached = new Float64Array(1);

  return {
    note(id, height) {
      const before = heights.get(id);
      if (before !== undefined && Math.abs(before - height) < 0.5) return false;
      heights.set(id, height);
      if (before !== undefined || Math.abs(height - estimate) >= 0.5) known = null;
      return known === null;
    },
    offsets(ids) {
      if (known === ids) return cached;
      const next = new Float64Array(ids.length + 1);
      const [start, end] = known ? changedBetween(known, ids) : [0, ids.length];
      next.set(cached.subarray(0, start + 1));
      for (let index = start; index < end; index += 1) {
        next[index + 1] = (next[index] ?? 0) + (heights.get(ids[index] ?? '') ?? estimate);
      }
      // What follows is as high as before, and stands higher or lower.
      const shift = known ? ids.length - known.length : 0;
      const moved = (next[end] ?? 0) - (cached[end - shift] ?? 0);
      for (let index = end + 1; index < next.length; index += 1) {
        next[index] = (cached[index - shift] ?? 0) + moved;
      }
      known = ids;
      cached = next;
      return next;
    },
  };
}

/** Index of the row that covers a distance from the top. */
function rowAt(offsets: Float64Array, distance: number): number {
  return partitionPoint(offsets.length, (index) => (offsets[index] ?? 0) > distance) - 1;
}

/** The rows between two distances from the top of the list, and `overscan` more on each side. */
export function rangeBetween(
  offsets: Float64Array,
  top: number,
  bottom: number,
  overscan: number,
): RowRange {
  const count = offsets.length - 1;
  if (count === 0) return { start: 0, end: 0 };
  const first = Math.min(rowAt(offsets, Math.max(0, top)), count - 1);
  const last = Math.min(rowAt(offsets, Math.max(0, bottom)), count - 1);
  return { start: Math.max(0, first - overscan), end: Math.min(count, last + 1 + overscan) };
}

/** One drawn row and the empty space in front of it. */
export interface PlacedRow {
  readonly index: number;
  readonly gap: number;
}

/** The rows of a range and one more that must stay in the document, with the space of those left out. */
export function placeRows(
  offsets: Float64Array,
  range: RowRange,
  kept: number | null,
): readonly PlacedRow[] {
  const indexes: number[] = [];
  if (kept !== null && kept >= 0 && kept < range.start) indexes.push(kept);
  for (let index = range.start; index < range.end; index += 1) indexes.push(index);
  if (kept !== null && kept >= range.end && kept < offsets.length - 1) indexes.push(kept);
  let edge = 0;
  return indexes.map((index) => {
    const gap = (offsets[index] ?? 0) - edge;
    edge = offsets[index + 1] ?? 0;
    return { index, gap };
  });
}
