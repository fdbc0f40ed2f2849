import { readLocal, removeLocal, systemClock, writeLocal } from '@plainday/shared-platform';

/** A mark younger than this belongs to another tab that is opening the same tool right now. Milliseconds. */
const SETTLED_MS = 2_000;

/** The modules this page is opening. React draws again what has thrown; that is no second visit. */
const openingHere = new Set<string>();

/** What a newer build was opened over before it was told. */
const untold = new Map<string, Stuck>();

interface Stuck {
  readonly version: string | undefined;
}

/** What a mark says: since when, of which build, and that it was told. */
interface Mark {
  readonly since: number;
  readonly version: string | undefined;
  readonly isTold: boolean;
}

function keyOf(moduleId: string): string {
  return `plainday.opening.${moduleId}`;
}

function readMark(moduleId: string): Mark | null {
  const [since = '', version = '', told] = readLocal(keyOf(moduleId))?.split(' ') ?? [];
  if (since === '') return null;
  return { since: Number(since), version: version || undefined, isTold: told !== undefined };
}

function endAll(): void {
  for (const moduleId of openingHere) endOpening(moduleId);
}

/** Notes that a build of a module is about to be drawn, until `endOpening`. */
export function beginOpening(moduleId: string, version = ''): void {
  // Who leaves a page that still answers was not kept by it.
  window.addEventListener('pagehide', endAll);
  const stuck = takeStuck(moduleId);
  if (stuck) untold.set(moduleId, stuck);
  openingHere.add(moduleId);
  writeLocal(keyOf(moduleId), `${systemClock.now()} ${version}`);
}

/** The module has been drawn, or has thrown: it gave the page back. */
export function endOpening(moduleId: string): void {
  if (openingHere.delete(moduleId)) removeLocal(keyOf(moduleId));
}

function readStuck(moduleId: string): Mark | null {
  const mark = readMark(moduleId);
  if (mark === null || openingHere.has(moduleId)) return null;
  return systemClock.now() - mark.since > SETTLED_MS ? mark : null;
}

/** Whether a page ended while it was opening this build of a module. Another build may have the fault mended. */
export function isStuck(moduleId: string, version?: string): boolean {
  const mark = readStuck(moduleId);
  if (mark?.version === undefined || version === undefined) return mark !== null;
  return mark.version === version;
}

/** What is to be told of a module that did not finish opening: each time once, whichever page comes first. */
export function takeStuck(moduleId: string): Stuck | null {
  const earlier = untold.get(moduleId);
  if (untold.delete(moduleId)) return earlier ?? null;
  const mark = readStuck(moduleId);
  if (!mark || mark.isTold) return null;
  writeLocal(keyOf(moduleId), `${mark.since} ${mark.version ?? ''} told`);
  return { version: mark.version };
}
