import { outlineOf, type OutlineItem } from './graph.logic';
import type { MindMapNode, Nodes } from './mind-map.schema';

/** How many nodes a pasted text may bring. */
export const NODES_MAX = 500;

interface Line {
  readonly depth: number;
  readonly text: string;
}

/** Lines with their depth: tabs or spaces, list marks and check boxes taken off, empty lines dropped. */
function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((raw) => {
    const [, indent = '', rest = ''] = /^([\t ]*)(.*)$/.exec(raw) ?? [];
    const words = rest
      .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
      .replace(/^\[[ xX]\]\s+/, '')
      .trim();
    return words === '' ? [] : [{ depth: indent.replaceAll('\t', '    ').length, text: words }];
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
