import type { Nodes } from './mind-map.schema';

/** The keys that walk, and where they lead. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const TURNS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The direction of an arrow key; undefined for other keys. */
export function directionOf(key: string): Direction | undefined {
  const name = /^Arrow(Up|Down|Left|Right)$/.exec(key)?.[1]?.toLowerCase();
  return name as Direction | undefined;
}

/** How far a node is moved by a key: `Alt` and an arrow. */
export function moveBy(direction: Direction, step: number): { x: number; y: number } {
  const [x, y] = TURNS[direction];
  return { x: x * step, y: y * step };
}

/** The nearest node in a direction, as one sees it on the canvas; what lies aside counts twice. */
export function neighbourOf(nodes: Nodes, id: string, direction: Direction): string | null {
  const from = nodes.find((node) => node.id === id);
  if (!from) return null;
  const [turnX, turnY] = TURNS[direction];
  let best: { id: string; cost: number } | null = null;
  for (const node of nodes) {
    const [dx, dy] = [node.x - from.x, node.y - from.y];
    const ahead = dx * turnX + dy * turnY;
    const aside = Math.abs(dx * turnY) + Math.abs(dy * turnX);
    const cost = ahead + aside * 2;
    if (ahead > 1 && ahead * 3 > aside && (best === null || cost < best.cost)) {
      best = { id: node.id, cost };
    }
  }
  return best?.id ?? null;
}
