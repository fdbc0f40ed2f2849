import { markReader, rowsOf } from '@plainday/domain-tasks/pasted';
import { outlineOf, type OutlineItem } from './graph.logic';
import type { MindMapNode, Nodes } from './mind-map.schema';

/** How many nodes a pasted text may bring. */
export const NODES_MAX = 500;

/** Lines without the signs of a list, empty ones dropped. */
function linesOf(text: string) {
  const read = markReader();
  return rowsOf(text).flatMap((row) => {
    const { indent, text: words } = read(row);
    return words.trim() === '' ? [] : [{ depth: indent, text: words.trim() }];
  });
}

/**
 * Nodes from indented text: a line deeper than the one before is its child.
 *
 * @param newId Makes the id of each node.
 */
export function nodesFromText(text: string, newId: () => string, color: string): MindMapNode[] {
  const nodes: MindMapNode[] = [];
  const above: { depth: number; node: MindMapNode }[] = [];
  for (const line of linesOf(text).slice(0, NODES_MAX)) {
    const node = { id: newId(), text: line.text, x: 0, y: 0, color, connections: [] as string[] };
    while (above.length > 0 && (above.at(-1)?.depth ?? 0) >= line.depth) above.pop();
    above.at(-1)?.node.connections.push(node.id);
    above.push({ depth: line.depth, node });
    nodes.push(node);
  }
  return nodes;
}

/** The map as a Markdown list, two spaces a level. */
export function toMarkdown(nodes: Nodes): string {
  const linesFor = (item: OutlineItem, depth: number): string[] => [
    `${'  '.repeat(depth)}- ${item.node.text.replace(/\s+/g, ' ').trim()}`,
    ...item.children.flatMap((child) => linesFor(child, depth + 1)),
  ];
  return `${outlineOf(nodes)
    .flatMap((item) => linesFor(item, 0))
    .join('\n')}\n`;
}
