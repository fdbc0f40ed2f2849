import type { StoredWrite } from '../store/ports/stored-write';

/** Oldest first. */
export function inOrder(writes: readonly StoredWrite[]): readonly StoredWrite[] {
  return [...writes].sort(
    (a, b) => a.madeAt - b.madeAt || a.turn - b.turn || (a.id < b.id ? -1 : 1),
  );
}
