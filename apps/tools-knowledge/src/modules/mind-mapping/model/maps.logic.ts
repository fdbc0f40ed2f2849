import type { MindMap, Nodes } from './mind-map.schema';

/** Signs a title may have. */
export const TITLE_MAX = 100;

/** A new map, called after its first idea. */
export function newMap(nodes: Nodes, made: { id: string; now: number }): MindMap {
  const title = nodes[0]?.text.slice(0, TITLE_MAX) ?? 'New map';
  return { id: made.id, title, nodes: [...nodes], updatedAt: new Date(made.now).toISOString() };
}

/** The map that was changed last. */
export function latestOf(maps: readonly MindMap[]): MindMap | undefined {
  return maps.reduce<MindMap | undefined>(
    (best, map) => (best && best.updatedAt >= map.updatedAt ? best : map),
    undefined,
  );
}

/** How many connections a map has. */
export function connectionsOf(nodes: Nodes): number {
  return nodes.reduce((sum, { connections }) => sum + connections.length, 0);
}

/** A file name that every system takes. */
export function fileNameOf(title: string): string {
  const safe = title.replace(/[^\p{L}\p{N} _-]+/gu, ' ').replace(/\s+/g, ' ');
  return safe.trim().slice(0, 60).trim() || 'mind-map';
}
