import type { MindMapNode, Nodes } from './mind-map.schema';

/** True when two nodes are connected, in whichever direction. */
export function areConnected(nodes: Nodes, a: string, b: string): boolean {
  return nodes.some(
    ({ id, connections }) =>
      (id === a && connections.includes(b)) || (id === b && connections.includes(a)),
  );
}

/** The map with a connection from one node to another; a pair is connected once, never a node with itself. */
export function connect(nodes: Nodes, from: string, to: string): Nodes {
  if (from === to || areConnected(nodes, from, to)) return nodes;
  if (!nodes.some(({ id }) => id === to)) return nodes;
  return nodes.map((node) =>
    node.id === from ? { ...node, connections: [...node.connections, to] } : node,
  );
}

export function disconnect(nodes: Nodes, a: string, b: string): Nodes {
  if (!areConnected(nodes, a, b)) return nodes;
  return nodes.map((node) => {
    const other = node.id === a ? b : node.id === b ? a : null;
    if (other === null || !node.connections.includes(other)) return node;
    return { ...node, connections: node.connections.filter((id) => id !== other) };
  });
}

/** The map without some nodes, and without connections that led to them. */
export function removeNodes(nodes: Nodes, ids: ReadonlySet<string>): Nodes {
  return nodes
    .filter(({ id }) => !ids.has(id))
    .map((node) =>
      node.connections.some((id) => ids.has(id))
        ? { ...node, connections: node.connections.filter((id) => !ids.has(id)) }
        : node,
    );
}

export function changeNode(nodes: Nodes, id: string, change: Partial<MindMapNode>): Nodes {
  return nodes.map((node) => (node.id === id ? { ...node, ...change, id } : node));
}

/** A node of the outline. A node that is reached twice stands where it was reached first. */
export interface OutlineItem {
  readonly node: MindMapNode;
  readonly children: readonly OutlineItem[];
}

/**
 * The map as a forest, for the outline: roots are nodes that no connection leads to, then whatever is
 * left of circles, in the order of the map. Every node stands in it exactly once.
 */
export function outlineOf(nodes: Nodes): OutlineItem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const targets = new Set(nodes.flatMap(({ connections }) => connections));
  const seen = new Set<string>();
  const items: OutlineItem[] = [];
  const roots = nodes.filter(({ id }) => !targets.has(id));
  for (const node of [...roots, ...nodes]) {
    if (!seen.has(node.id)) items.push(itemOf(node, byId, seen));
  }
  return items;
}

function itemOf(
  node: MindMapNode,
  byId: ReadonlyMap<string, MindMapNode>,
  seen: Set<string>,
): OutlineItem {
  seen.add(node.id);
  const children: OutlineItem[] = [];
  for (const id of node.connections) {
    const child = byId.get(id);
    if (child && !seen.has(id)) children.push(itemOf(child, byId, seen));
  }
  return { node, children };
}

/** Ids of a node and of all below it in the outline. */
export function branchIds(nodes: Nodes, id: string): Set<string> {
  const found = findItem(outlineOf(nodes), id);
  const ids = new Set<string>();
  const walk = (item: OutlineItem): void => {
    ids.add(item.node.id);
    item.children.forEach(walk);
  };
  if (found) walk(found);
  return ids;
}

/** The outline item of a node; undefined when the map has no such node. */
export function findItem(items: readonly OutlineItem[], id: string): OutlineItem | undefined {
  for (const item of items) {
    if (item.node.id === id) return item;
    const below = findItem(item.children, id);
    if (below) return below;
  }
  return undefined;
}

/** The node above a node in the outline; undefined for a root. */
export function parentOf(nodes: Nodes, id: string): MindMapNode | undefined {
  const search = (item: OutlineItem): MindMapNode | undefined => {
    if (item.children.some(({ node }) => node.id === id)) return item.node;
    for (const child of item.children) {
      const found = search(child);
      if (found) return found;
    }
    return undefined;
  };
  for (const item of outlineOf(nodes)) {
    const found = search(item);
    if (found) return found;
  }
  return undefined;
}
