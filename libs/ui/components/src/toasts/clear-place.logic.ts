/** A part of a line, in CSS pixels from the left edge of the window. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Room that a message likes to have, and the most that it takes. */
const WANTED = 280;
const MOST = 380;
/** With less than this the words would stand in a column, below the cross. */
const LEAST = 180;
/** Between a message and what it keeps clear of. */
const GAP = 8;

/**
 * Where across the page a message covers none of the controls of its rows: as far to the right as there is room
 * enough, else where there is most. Null without controls, and where there is too little for words anywhere.
 */
export function clearPlace(page: Stretch, controls: readonly Stretch[]): Stretch | null {
  if (controls.length === 0) return null;
  const free: Stretch[] = [];
  let { from } = page;
  for (const control of [...controls].sort((a, b) => a.from - b.from)) {
    if (control.from > from) free.push({ from, to: control.from });
    from = Math.max(from, control.to);
  }
  if (from < page.to) free.push({ from, to: page.to });
  const inside = free.map((gap) => ({ from: gap.from + GAP, to: gap.to - GAP }));
  const wide = (gap: Stretch) => gap.to - gap.from;
  const found =
    inside.findLast((gap) => wide(gap) >= WANTED) ??
    inside.reduce<Stretch | null>(
      (best, gap) => (best && wide(best) >= wide(gap) ? best : gap),
      null,
    );
  if (!found || wide(found) < LEAST) return null;
  return { from: Math.max(found.from, found.to - MOST), to: found.to };
}
