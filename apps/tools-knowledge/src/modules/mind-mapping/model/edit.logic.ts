import { branchIds, findItem, outlineOf, parentOf, type OutlineItem } from './graph.logic';
import { isArranged, layOut, placeOfChild, placeOfRoot, type Point } from './layout.logic';
import { NODE_COLORS, type MindMapNode, type Nodes } from './mind-map.schema';

/** Where a new node goes: below a parent or loose, after a sibling or last, and where on the canvas if one pointed. */
export interface Spot {
  readonly parentId: string | null;
  readonly afterId?: string;
  readonly at?: Point;
}

/** A change of a map that nobody has arranged by hand: it is laid out again. */
export function keepArranged(before: Nodes, after: Nodes): Nodes {
  return isArranged(before) ? layOut(after) : after;
}

function insertAfter(ids: readonly string[], id: string, afterId: string | undefined): string[] {
  const at = afterId === undefined ? -1 : ids.indexOf(afterId);
  return at === -1 ? [...ids, id] : ids.toSpliced(at + 1, 0, id);
}

/** Branches of a root have a colour each; what is below has that of its branch. */
function colorAt(nodes: Nodes, parentId: string | null): string {
  const parent = nodes.find(({ id }) => id === parentId);
  if (!parent) return NODE_COLORS[0];
  if (parentOf(nodes, parent.id)) return parent.color;
  const used = parent.connections.length + 1;
  return NODE_COLORS[used % NODE_COLORS.length] ?? NODE_COLORS[0];
}

/** Where a node would be drawn. */
export function placeAt(nodes: Nodes, { parentId, at }: Spot, text = ''): Point {
  if (at) return at;
  return parentId === null ? placeOfRoot(nodes) : placeOfChild(nodes, parentId, text);
}

/** The map with a new node; a map that is laid out stays so, unless somebody pointed to the place. */
export function addNode(nodes: Nodes, made: { id: string; text: string }, spot: Spot): Nodes {
  const { parentId, afterId, at } = spot;
  const color = colorAt(nodes, parentId);
  const node: MindMapNode = { ...made, ...placeAt(nodes, spot, made.text), color, connections: [] };
  const all = nodes.map((other) =>
    other.id === parentId
      ? { ...other, connections: insertAfter(other.connections, made.id, afterId) }
      : other,
  );
  const index = parentId === null ? all.findIndex(({ id }) => id === afterId) : -1;
  const next = index === -1 ? [...all, node] : all.toSpliced(index + 1, 0, node);
  return at ? next : keepArranged(nodes, next);
}

/** The map with whole trees below a node, or loose. They come with places of their own, which are moved. */
export function addTrees(nodes: Nodes, trees: Nodes, parentId: string | null): Nodes {
  const laid = layOut(trees);
  const [first] = laid;
  if (!first) return nodes;
  const place = placeAt(nodes, { parentId });
  const roots = outlineOf(laid).map(({ node }) => node.id);
  const moved = laid.map((node) => ({
    ...node,
    x: node.x + place.x - first.x,
    y: node.y + place.y - first.y,
  }));
  let next: Nodes = [...nodes, ...moved];
  for (const root of roots) {
    const color = colorAt(next, parentId);
    const ids = branchIds(next, root);
    next = next.map((node) => {
      if (ids.has(node.id)) return { ...node, color };
      if (node.id !== parentId) return node;
      return { ...node, connections: [...node.connections, root] };
    });
  }
  return keepArranged(nodes, next);
}

/** Branches of a map that was pasted, in the colours they would have had. */
export function colored(nodes: Nodes): Nodes {
  return layOut(
    outlineOf(nodes).reduce<Nodes>(
      (all, root) =>
        root.children.reduce<Nodes>((now, branch, index) => {
          const ids = branchIds(nodes, branch.node.id);
          const color = NODE_COLORS[(index + 1) % NODE_COLORS.length] ?? NODE_COLORS[0];
          return now.map((node) => (ids.has(node.id) ? { ...node, color } : node));
        }, all),
      nodes,
    ),
  );
}

/** Who has the focus when a node is gone: the sibling before it, the one after, or the parent. */
export function heirOf(nodes: Nodes, id: string): string | null {
  const parent = parentOf(nodes, id);
  const outline = outlineOf(nodes);
  const items = parent ? (findItem(outline, parent.id)?.children ?? []) : outline;
  const index = items.findIndex(({ node }) => node.id === id);
  return (items[index - 1] ?? items[index + 1])?.node.id ?? parent?.id ?? null;
}

/** Tasks of a branch: its children, and all that is below each as its subtasks. */
export interface TaskDraft {
  readonly title: string;
  readonly subtasks: readonly string[];
}

/** What a branch becomes as a project. */
export function projectOf(nodes: Nodes, id: string): { title: string; tasks: TaskDraft[] } | null {
  const item = findItem(outlineOf(nodes), id);
  if (!item) return null;
  const below = ({ children }: OutlineItem): string[] =>
    children.flatMap((child) => [child.node.text, ...below(child)]);
  return {
    title: item.node.text,
    tasks: item.children.map((child) => ({ title: child.node.text, subtasks: below(child) })),
  };
}
