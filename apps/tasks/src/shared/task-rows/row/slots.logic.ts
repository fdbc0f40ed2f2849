import type { RowGroup } from '../port/rows-view';

/** What stands below one another in a list: its rows, and the headings of its groups between them. */
export interface Slots {
  readonly ids: readonly string[];
  /** The group whose heading stands there, if one does. */
  readonly groupAt: (slot: number) => RowGroup | undefined;
  /** Index of the row that stands there. */
  readonly rowAt: (slot: number) => number;
  readonly slotOf: (row: number) => number;
}

/** What a heading is called among the rows. */
export function groupId({ key }: RowGroup): string {
  return `group:${key}`;
}

/** Puts the headings between the rows; a list without groups costs nothing. */
export function slotsOf(ids: readonly string[], groups: readonly RowGroup[]): Slots {
  const headings = groups.map((group, index) => group.start + index);
  return {
    ids: groups.reduceRight<readonly string[]>(
      (rest, group) => rest.toSpliced(group.start, 0, groupId(group)),
      ids,
    ),
    groupAt: (slot) => groups[headings.indexOf(slot)],
    rowAt: (slot) => slot - headings.filter((heading) => heading < slot).length,
    slotOf: (row) => row + groups.filter(({ start }) => start <= row).length,
  };
}
