import { outlineOf, parentOf, type OutlineItem } from './graph.logic';
import type { MindMapNode, Nodes } from './mind-map.schema';

/** A place on the canvas: the middle of a node. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room between levels, what a node of one line needs, and what each line more needs. Pixels of the canvas. */
const GAP = 60;
const SLOT = 54;
const LINE = 20;

/** What stands between branches beside the room of their nodes. */
const BRANCH_GAP = 10;

/** Signs that fit into a line of a node, and lines that are drawn. */
const LINE_SIGNS = 24;
export const LINES_MAX = 4;

/** Widths of nodes, about: what the font makes of them is known on the screen alone. */
const SIGN = 7.5;
const WIDTH_MAX = 200;
const ROOT_MIN = 120;
const PADDING = { root: 48, node: 28 } as const;

/** From so many branches on they go to both sides of a root. */
const BOTH_SIDES = 4;

type Side = 1 | -1;

function slotOf({ text }: MindMapNode): number {
  const lines = Math.min(LINES_MAX, Math.max(1, Math.ceil(text.length / LINE_SIGNS)));
  return SLOT + (lines - 1) * LINE;
}

/** About how wide a node is drawn. */
function widthOf(text: string, isRoot: boolean): number {
  const width = text.length * SIGN * (isRoot ? 1.2 : 1) + (isRoot ? PADDING.root : PADDING.node);
  return Math.round(Math.min(WIDTH_MAX, Math.max(width, isRoot ? ROOT_MIN : 0)));
}

/**
 * The map laid out as a tree: parents in the middle of their children, the branches of a rich root on both sides,
 * roots below each other. The first root stays where it is.
 */
export function layOut(nodes: Nodes): Nodes {
  const outline = outlineOf(nodes);
  const [first] = outline;
  if (!first) return nodes;
  const places = new Map<string, Point>();
  const sizes = new Map<string, number>();

  function measure(item: OutlineItem): number {
    const below = item.children.reduce((sum, child) => sum + measure(child), 0);
    const size = Math.max(slotOf(item.node), below + (item.children.length > 1 ? BRANCH_GAP : 0));
    sizes.set(item.node.id, size);
    return size;
  }
  const sizeOf = (item: OutlineItem) => sizes.get(item.node.id) ?? SLOT;
  const heightOf = (items: readonly OutlineItem[]) =>
    items.reduce((sum, item) => sum + sizeOf(item), 0);

  /** Places items below each other, their near edges in line; returns the middle between the first and the last. */
  function stack(items: readonly OutlineItem[], edge: number, middle: number, side: Side): number {
    let top = middle - heightOf(items) / 2;
    const ys = items.map((item) => {
      const center = top + sizeOf(item) / 2;
      top += sizeOf(item);
      const width = widthOf(item.node.text, false);
      const far = edge + side * (width + GAP);
      const y = item.children.length > 0 ? stack(item.children, far, center, side) : center;
      places.set(item.node.id, { x: edge + (side * width) / 2, y });
      return y;
    });
    return ((ys[0] ?? middle) + (ys.at(-1) ?? middle)) / 2;
  }

  let top = 0;
  for (const root of outline) {
    measure(root);
    const [right, left] = sidesOf(root, heightOf);
    const size = Math.max(slotOf(root.node), heightOf(right), heightOf(left));
    const middle = top + size / 2;
    const edge = widthOf(root.node.text, true) / 2 + GAP;
    const y = stack(right, edge, middle, 1);
    stack(left, -edge, middle, -1);
    places.set(root.node.id, { x: 0, y: left.length > 0 ? middle : y });
    top += size;
  }

  const anchor = places.get(first.node.id) ?? { x: 0, y: 0 };
  const [dx, dy] = [first.node.x - anchor.x, first.node.y - anchor.y];
  return nodes.map((node) => {
    const place = places.get(node.id);
    if (!place) return node;
    const [x, y] = [place.x + dx, place.y + dy];
    return node.x === x && node.y === y ? node : { ...node, x, y };
  });
}

/** Branches to the right and to the left of a root, about as high as each other. */
function sidesOf(
  { children }: OutlineItem,
  heightOf: (items: readonly OutlineItem[]) => number,
): readonly [right: readonly OutlineItem[], left: readonly OutlineItem[]] {
  if (children.length < BOTH_SIDES) return [children, []];
  const half = heightOf(children) / 2;
  let count = 1;
  while (count < children.length - 1 && heightOf(children.slice(0, count)) < half) count += 1;
  return [children.slice(0, count), children.slice(count)];
}

/** True while nobody has moved a node by hand: then it is laid out anew after every change. */
export function isArranged(nodes: Nodes): boolean {
  return layOut(nodes).every((node, index) => {
    const now = nodes[index];
    return now !== undefined && Math.abs(now.x - node.x) < 1 && Math.abs(now.y - node.y) < 1;
  });
}

/** The nearest free place at or below a place, for a node of some width. */
function freePlace(nodes: Nodes, at: Point, width: number): Point {
  const isTaken = (y: number) =>
    nodes.some((node) => {
      const near = (widthOf(node.text, false) + width) / 2 + 12;
      return Math.abs(node.x - at.x) < near && Math.abs(node.y - y) < SLOT - 10;
    });
  let { y } = at;
  while (isTaken(y)) y += SLOT;
  return { x: at.x, y };
}

/** A free place for a new child: on the side its parent is on, below the children there are. */
export function placeOfChild(nodes: Nodes, parentId: string, text = ''): Point {
  const parent = nodes.find(({ id }) => id === parentId);
  if (!parent) return { x: 0, y: 0 };
  const children = nodes.filter(({ id }) => parent.connections.includes(id));
  const above = parentOf(nodes, parentId);
  const leftOnes = children.filter(({ x }) => x < parent.x).length;
  const isLeft = above ? parent.x < above.x : leftOnes * 2 < children.length - BOTH_SIDES + 2;
  const side: Side = isLeft ? -1 : 1;
  const beside = children.filter(({ x }) => x < parent.x === isLeft);
  const lowest = Math.max(parent.y - SLOT, ...beside.map(({ y }) => y));
  const width = widthOf(text.padEnd(8), false);
  const away = (widthOf(parent.text, !above) + width) / 2 + GAP;
  return freePlace(nodes, { x: parent.x + side * away, y: lowest + SLOT }, width);
}

/** A free place for a node that hangs on nothing: below the map. */
export function placeOfRoot(nodes: Nodes): Point {
  const [first] = nodes;
  if (!first) return { x: 0, y: 0 };
  return freePlace(nodes, { x: first.x, y: Math.max(...nodes.map(({ y }) => y)) + SLOT }, ROOT_MIN);
}
