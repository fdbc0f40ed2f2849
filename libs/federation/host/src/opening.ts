import { readLocal, removeLocal, systemClock, writeLocal } from '@plainday/shared-platform';

/** A mark younger than this belongs to another tab that is opening the same tool right now. Milliseconds. */
const SETTLED_MS = 2_000;

/** Builds of one tool that are remembered as frozen: more than one can be live and go before. */
const FROZEN_KEPT = 3;

/** The modules this page is opening, with the build. React draws again what has thrown; that is no second visit. */
const openingHere = new Map<string, string>();

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

function frozenKeyOf(moduleId: string): string {
  return `plainday.frozen.${moduleId}`;
}

function readFrozen(moduleId: string): readonly string[] {
  return readLocal(frozenKeyOf(moduleId))?.split(' ') ?? [];
}

function writeFrozen(moduleId: string, versions: readonly string[]): void {
  if (versions.length > 0) writeLocal(frozenKeyOf(moduleId), versions.join(' '));
  else removeLocal(frozenKeyOf(moduleId));
}

/** The mark is about to be written over by another build: what it says of its own build stays. */
function keepFrozen(moduleId: string, next: string): void {
  const version = readStuck(moduleId)?.version;
  if (version === undefined || version === next) return;
  const others = readFrozen(moduleId).filter((frozen) => frozen !== version);
  writeFrozen(moduleId, [version, ...others].slice(0, FROZEN_KEPT));
}

function endAll(): void {
  for (const moduleId of openingHere.keys()) endOpening(moduleId);
}

/** Notes that a build of a module is about to be drawn, until `endOpening`. */
export function beginOpening(moduleId: string, version = ''): void {
  // Who leaves a page that still answers was not kept by it.
  window.addEventListener('pagehide', endAll);
  const stuck = takeStuck(moduleId);
  if (stuck) untold.set(moduleId, stuck);
  keepFrozen(moduleId, version);
  openingHere.set(moduleId, version);
  writeLocal(keyOf(moduleId), `${systemClock.now()} ${version}`);
}

/** The module has been drawn, or has thrown: it gave the page back. */
export function endOpening(moduleId: string): void {
  const version = openingHere.get(moduleId);
  if (version === undefined) return;
  openingHere.delete(moduleId);
  removeLocal(keyOf(moduleId));
  const frozen = readFrozen(moduleId);
  if (frozen.includes(version)) {
    writeFrozen(
      moduleId,
      frozen.filter((other) => other !== version),
    );
  }
}

function readStuck(moduleId: string): Mark | null {
  const mark = readMark(moduleId);
  if (mark === null || openingHere.has(moduleId)) return null;
  return systemClock.now() - mark.since > SETTLED_MS ? mark : null;
}

/**
 * Whether a page ended while it was opening this build of a module. Another build may have the fault mended; this one
 * is remembered beside it, for it may become the one to fall back on.
 */
export function isStuck(moduleId: string, version?: string): boolean {
  if (version !== undefined && readFrozen(moduleId).includes(version)) return true;
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
