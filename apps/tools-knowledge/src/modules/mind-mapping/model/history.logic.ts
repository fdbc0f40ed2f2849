import type { MindMapNode, Nodes } from './mind-map.schema';

/** What became of one node: where it stood and how it was, before and after. Absent where there was none. */
interface NodeChange {
  readonly id: string;
  readonly index: number;
  readonly before?: MindMapNode;
  readonly after?: MindMapNode;
}

/** One step: the nodes it changed. It can be applied to a map that has changed elsewhere since. */
export type Patch = readonly NodeChange[];

function isSame(a: MindMapNode, b: MindMapNode | undefined): boolean {
  if (a === b) return true;
  if (!b || a.text !== b.text || a.x !== b.x || a.y !== b.y || a.color !== b.color) return false;
  return (
    a.connections.length === b.connections.length &&
    a.connections.every((id, index) => id === b.connections[index])
  );
}

/** What leads from one state of a map to another. */
export function patchBetween(before: Nodes, after: Nodes): Patch {
  const known = new Map(after.map((node) => [node.id, node]));
  const old = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap((node, index) => {
      const now = known.get(node.id);
      return isSame(node, now) ? [] : [{ id: node.id, index, before: node, after: now }];
    }),
    ...after.flatMap((node, index) =>
      old.has(node.id) ? [] : [{ id: node.id, index, after: node }],
    ),
  ];
}

/** The same step the other way round. */
export function inverse(patch: Patch): Patch {
  return patch.map(({ id, index, before, after }) => ({ id, index, before: after, after: before }));
}

/** Two steps in a row as one. */
export function joined(first: Patch, second: Patch): Patch {
  const later = new Map(second.map((change) => [change.id, change]));
  const both = first.map((change) => {
    const next = later.get(change.id);
    later.delete(change.id);
    return next ? { ...change, after: next.after } : change;
  });
  return [...both, ...later.values()];
}

/** A map after a step. Connections to nodes that are not there are left out. */
export function applyPatch(nodes: Nodes, patch: Patch): Nodes {
  const changes = new Map(patch.map((change) => [change.id, change]));
  const next = nodes.flatMap((node) => {
    const change = changes.get(node.id);
    if (!change) return [node];
    return change.after ? [change.after] : [];
  });
  const there = new Set(nodes.map(({ id }) => id));
  for (const { id, index, after } of patch) {
    if (after && !there.has(id)) next.splice(Math.min(index, next.length), 0, after);
  }
  const ids = new Set(next.map(({ id }) => id));
  return next.map((node) =>
    node.connections.every((id) => ids.has(id))
      ? node
      : { ...node, connections: node.connections.filter((id) => ids.has(id)) },
  );
}
