import { readLocal, removeLocal, systemClock, writeLocal } from '@plainday/shared-platform';

/** A mark younger than this belongs to another tab that is opening the same tool right now. Milliseconds. */
const SETTLED_MS = 2_000;

/** The modules this page is opening. React draws again what has thrown; that is no second visit. */
const openingHere = new Set<string>();

function keyOf(moduleId: string): string {
  return `plainday.opening.${moduleId}`;
}

function endAll(): void {
  for (const moduleId of openingHere) endOpening(moduleId);
}

/** Notes that a module is about to be drawn, until `endOpening`. */
export function beginOpening(moduleId: string): void {
  // Who leaves a page that still answers was not kept by it.
  window.addEventListener('pagehide', endAll);
  openingHere.add(moduleId);
  writeLocal(keyOf(moduleId), String(systemClock.now()));
}

/** The module has been drawn, or has thrown: it gave the page back. */
export function endOpening(moduleId: string): void {
  if (openingHere.delete(moduleId)) removeLocal(keyOf(moduleId));
}

/** Whether a page ended while it was opening this module. */
export function isStuck(moduleId: string): boolean {
  const since = readLocal(keyOf(moduleId));
  if (since === null || openingHere.has(moduleId)) return false;
  return systemClock.now() - Number(since) > SETTLED_MS;
}
