import { outlineOf, type OutlineItem } from './graph.logic';
import type { Nodes } from './mind-map.schema';

/** Distance between levels, and between the middles of two leaves. Pixels of the canvas. */
const LEVEL = 240;
const LEAF = 64;

/** The map laid out as a tree from left to right: parents in the middle of their children, roots below each other. */
export function layOut(nodes: Nodes): Nodes {
  const places = new Map<string, { x: number; y: number }>();
  let nextLeaf = 0;
  const place = (item: OutlineItem, depth: number): number => {
    const ys = item.children.map((child) => place(child, depth + 1));
    const [first, last] = [ys[0], ys.at(-1)];
    const y = first === undefined || last === undefined ? nextLeaf++ * LEAF : (first + last) / 2;
    places.set(item.node.id, { x: depth * LEVEL, y });
    return y;
  };
  for (const root of outlineOf(nodes)) place(root, 0);
  return nodes.map((node) => ({ ...node, ...places.get(node.id) }));
}

/** A free place for a new child: beside the parent, below the children it has. */
export function placeOfChild(nodes: Nodes, parentId: string): { x: number; y: number } {
  const parent = nodes.find(({ id }) => id === parentId);
  if (!parent) return { x: 0, y: 0 };
  const children = nodes.filter(({ id }) => parent.connections.includes(id));
  const lowest = Math.max(parent.y - LEAF, ...children.map(({ y }) => y));
  return { x: parent.x + LEVEL, y: lowest + LEAF };
}
