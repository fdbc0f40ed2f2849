import type { Entry } from './entry.schema';

/** What an import changes. */
export interface TakenIn {
  /** New ones, and newer states of those that are there. */
  readonly put: readonly Entry[];
  /** As they were before, of those that are replaced. */
  readonly before: readonly Entry[];
  /** How many are there already, as they are or newer. */
  readonly known: number;
}

const sameText = (a: Entry, b: Entry) =>
  a.title === b.title && a.content === b.content && (a.path ?? b.path) === (b.path ?? a.path);

/** Compares read entries with those that are there: nothing is doubled, and nothing older wins. */
export function takeIn(entries: readonly Entry[], read: readonly Entry[]): TakenIn {
  const put = new Map<string, Entry>();
  const before: Entry[] = [];
  let known = 0;
  for (const entry of read) {
    const same = entries.find(({ id }) => id === entry.id);
    const isKnown = same
      ? same.updatedAt >= entry.updatedAt
      : [...entries, ...put.values()].some((old) => sameText(old, entry));
    if (isKnown || put.has(entry.id)) known += 1;
    else {
      put.set(entry.id, entry);
      if (same) before.push(same);
    }
  }
  return { put: [...put.values()], before, known };
}
