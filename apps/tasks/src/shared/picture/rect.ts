/** A place on the page, in CSS pixels from the corner of the window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function rectOf({ left, top, right, bottom }: DOMRect): Rect {
  return { left, top, right, bottom };
}

/** What two places have in common; of no size where that is nothing. */
export function meet(one: Rect, other: Rect): Rect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    right: Math.max(left, Math.min(one.right, other.right)),
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  };
}

/** The smallest place around two. */
export function join(one: Rect, other: Rect): Rect {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
