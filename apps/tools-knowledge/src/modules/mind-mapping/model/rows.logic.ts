import { outlineOf, type OutlineItem } from './graph.logic';
import type { Spot } from './edit.logic';
import type { MindMapNode, Nodes } from './mind-map.schema';

/** A node as a row of the outline. */
export interface OutlineRow {
  readonly node: MindMapNode;
  /** 1 for a root. */
  readonly level: number;
  readonly position: number;
  readonly count: number;
  /** How many children it has, and whether they are in sight. */
  readonly children: number;
  readonly isOpen: boolean;
  readonly parentId: string | null;
}

/** The outline as rows in sight, in order. */
export function rowsOf(nodes: Nodes, closed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  function walk(items: readonly OutlineItem[], level: number, parentId: string | null): void {
    items.forEach(({ node, children }, index) => {
      const isOpen = children.length > 0 && !closed.has(node.id);
      const place = { level, position: index + 1, count: items.length, parentId };
      rows.push({ node, ...place, children: children.length, isOpen });
      if (isOpen) walk(children, level + 1, node.id);
    });
  }
  walk(outlineOf(nodes), 1, null);
  return rows;
}

/** Where the field of a new node stands among the rows, and how deep. */
export function draftRowOf(
  rows: readonly OutlineRow[],
  { parentId, afterId }: Spot,
): { readonly index: number; readonly level: number } {
  const at = rows.findIndex(({ node }) => node.id === (afterId ?? parentId));
  const row = rows[at];
  if (!row) return { index: rows.length, level: 1 };
  const level = afterId === undefined ? row.level + 1 : row.level;
  let index = at + 1;
  while (index < rows.length && (rows[index]?.level ?? 0) > row.level) index += 1;
  return { index, level };
}

/** Levels as they are drawn: a root large, its branches outlined, everything below small. */
export function levelsOf(nodes: Nodes): ReadonlyMap<string, 1 | 2 | 3> {
  return new Map(
    rowsOf(nodes, new Set()).map(({ node, level }) => [node.id, Math.min(level, 3) as 1 | 2 | 3]),
  );
}
