/** How many lists a device keeps, and how many rows all together: some 20 MB at most. */
const MAX_LISTS = 80;
const MAX_ROWS = 40_000;

interface Entry {
  readonly key: string;
  readonly value: unknown;
  readonly savedAt: number;
}

function rowsOf(value: unknown): number {
  const { data } = (value ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) ? data.length : 1;
}

/** The entries there is room for; those that were read longest ago are dropped first. */
export function withinRoom(
  entries: readonly Entry[],
  drop: (key: string) => void,
): readonly Entry[] {
  let rows = 0;
  return [...entries]
    .sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1))
    .filter(({ key, value }, index) => {
      rows += rowsOf(value);
      const hasRoom = index < MAX_LISTS && rows <= MAX_ROWS;
      if (!hasRoom) drop(key);
      return hasRoom;
    });
}
