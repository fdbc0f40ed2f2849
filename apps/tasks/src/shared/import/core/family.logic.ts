import type { Slices } from '@plainday/shared-platform';

/** What is asked of a task to find its place. */
export interface Kin {
  readonly key: string;
  readonly parent: string | null;
  readonly project: string | null;
  readonly completed: boolean;
  readonly deleted: boolean;
}

/** A task at its place: under a task that has none above it, or alone. */
export interface Placed<Row> {
  readonly row: Row;
  readonly parent: string | null;
  readonly project: string | null;
}

type Lose = (what: string) => void;

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Tasks with one level below them, parents first: what lies deeper hangs on its root, what hangs on nothing or on itself
 * stands alone. So does what is open under what is done, for it would lie in the trash with it. What goes to the trash
 * takes with it what is below.
 */
export function* placeFamilies<Row extends Kin>(
  rows: readonly Row[],
  lose: Lose,
): Slices<Placed<Row>[]> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const children = groupsOf(rows, ({ parent }) => parent);
  const placed: Placed<Row>[] = [];
  const seen = new Set<string>();
  const isGone = ({ completed, deleted }: Row) => completed || deleted;

  function place(start: Row): void {
    const open: { row: Row; root: Row | null; depth: number; isBelowTrash: boolean }[] = [
      { row: start, root: null, depth: 0, isBelowTrash: false },
    ];
    for (let next = open.pop(); next; next = open.pop()) {
      const { row, depth } = next;
      if (seen.has(row.key)) continue;
      seen.add(row.key);
      const { root: above, isBelowTrash } = next;
      const isTrashed = isBelowTrash && !row.completed;
      const isLost = above?.completed === true && !isBelowTrash && !isGone(row);
      if (isLost) lose('orphan');
      const root = isLost ? null : above;
      if (root && depth > 1) lose('deep-nesting');
      placed.push({
        row: isTrashed ? { ...row, deleted: true } : row,
        parent: root?.key ?? null,
        project: (root ?? row).project,
      });
      const below = children.get(row.key) ?? [];
      for (const child of below.toReversed()) {
        open.push({
          row: child,
          root: root ?? row,
          depth: isLost ? 1 : depth + 1,
          isBelowTrash: isBelowTrash || row.deleted,
        });
      }
    }
  }

  for (const row of rows) {
    yield;
    if (row.parent === null) place(row);
    else if (!byKey.has(row.parent)) {
      lose('orphan');
      place(row);
    }
  }
  for (const row of rows) {
    if (seen.has(row.key)) continue;
    lose('cycle');
    place(row);
  }
  yield;
  // A task that stands alone may come after subtasks of another; those of one root stay together.
  const groups = groupsOf(placed, ({ row, parent }) => parent ?? row.key);
  return [...groups.values()].flat();
}
