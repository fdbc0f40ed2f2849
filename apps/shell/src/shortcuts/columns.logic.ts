import type { ShortcutGroup } from './shortcuts.logic';

/** Rows that a heading is as high as. */
const HEADING = 1.5;

/**
 * The groups in two columns of about the same height, in their order: the columns of style sheets break differently in
 * each engine.
 */
export function inColumns(groups: readonly ShortcutGroup[]): readonly (readonly ShortcutGroup[])[] {
  const heightOf = (part: readonly ShortcutGroup[]) =>
    part.reduce((sum, { rows }) => sum + rows.length + HEADING, 0);
  const heights = groups.map((_, at) =>
    Math.max(heightOf(groups.slice(0, at + 1)), heightOf(groups.slice(at + 1))),
  );
  const cut = heights.indexOf(Math.min(...heights)) + 1;
  return [groups.slice(0, cut), groups.slice(cut)].filter((column) => column.length > 0);
}
