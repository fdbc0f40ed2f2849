import { useEffect, useLayoutEffect, useState } from 'react';
import { whenPainted } from '@plainday/shared-platform';
import type { RowRange } from './height-book';

/** The list whose rows were all drawn after a paint. */
interface Painted extends RowRange {
  readonly ids: readonly string[];
}

/**
 * The rows to draw now: those in sight, and of those around them what is drawn already. The rest of `wide` follows once
 * that is painted, so that a frame somebody waits for holds only what can be seen.
 */
export function useDrawnFirst(ids: readonly string[], wide: RowRange, seen: RowRange): RowRange {
  const [drawn] = useState(() => new Set<string>());
  const [painted, setPainted] = useState<Painted | null>(null);
  const { start, end } = wide;
  const isPainted = painted?.ids === ids && painted.start === start && painted.end === end;
  const range = isPainted ? wide : narrowed(ids, wide, seen, drawn);
  const isNarrow = range.start !== start || range.end !== end;

  useLayoutEffect(() => {
    drawn.clear();
    for (const id of ids.slice(range.start, range.end)) drawn.add(id);
  });

  useEffect(() => {
    if (!isNarrow) return undefined;
    let isWanted = true;
    whenPainted(() => {
      if (isWanted) setPainted({ ids, start, end });
    });
    return () => {
      isWanted = false;
    };
  }, [ids, isNarrow, start, end]);

  return range;
}

function narrowed(
  ids: readonly string[],
  wide: RowRange,
  seen: RowRange,
  drawn: ReadonlySet<string>,
): RowRange {
  let { start, end } = wide;
  while (start < seen.start && !drawn.has(ids[start] ?? '')) start += 1;
  while (end > seen.end && !drawn.has(ids[end - 1] ?? '')) end -= 1;
  return { start, end };
}
