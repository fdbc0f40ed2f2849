/**
 * Where a row is put: behind and in front of whom, nearest first. Unlike an index it means the same in a list in which
 * others have added, moved and deleted meanwhile.
 */
export interface Neighbours {
  readonly after: readonly string[];
  readonly before: readonly string[];
}

/** So many on each side are named: some may be gone when the move arrives. */
const NAMED = 20;

/** The neighbours of an index among the ids of the others, in order. */
function around(others: readonly string[], index: number): Neighbours {
  return {
    after: others.slice(Math.max(0, index - NAMED), index).reverse(),
    before: others.slice(index, index + NAMED),
  };
}

/** The neighbours that a row has now. */
export function neighboursOf(ids: readonly string[], id: string): Neighbours {
  return neighboursAt(ids, id, ids.indexOf(id));
}

/** The neighbours that a row would have at an index. Past the end means the end. */
export function neighboursAt(ids: readonly string[], id: string, index: number): Neighbours {
  const others = ids.filter((other) => other !== id);
  return around(others, Math.max(0, Math.min(index, others.length)));
}

/**
 * The index, among the others in order, at which a row stands between its neighbours; `present` is the one it has now.
 * It stays where it is when it is between them already, or when all of them are gone. Of two that do not stand side by
 * side any more the one in front counts. As `private.index_between` of the database.
 */
export function indexBetween(
  others: readonly string[],
  present: number,
  { after, before }: Neighbours,
): number {
  const place = new Map(others.map((id, index) => [id, index]));
  const nearest = (ids: readonly string[]) =>
    ids.map((id) => place.get(id)).find((at) => at !== undefined);
  const front = nearest(after);
  const back = nearest(before);
  const low = after.length === 0 ? 0 : front === undefined ? Infinity : front + 1;
  const high = before.length === 0 ? others.length : (back ?? -1);
  if (low <= present && present <= high) return present;
  return front === undefined ? (back ?? present) : front + 1;
}
