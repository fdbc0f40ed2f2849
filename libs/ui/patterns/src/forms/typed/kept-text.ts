import {
  OWNER_KEY,
  readLocal,
  readLocalJson,
  removeLocal,
  writeLocal,
} from '@plainday/shared-platform';

/** Under the person whose data the device shows now; null where it shows nobody's, or stores nothing. */
function keyOf(name: string): string | null {
  const owner = readLocal(OWNER_KEY);
  return owner === null ? null : `plainday.draft.${name}.${owner}`;
}

/** What was kept under a name; null for nothing, and for what cannot be read. */
export function kept(name: string): unknown {
  const key = keyOf(name);
  return key && readLocalJson(key);
}

/** Keeps what is typed and not saved yet, until it is forgotten; it goes with the account (ADR 0145). */
export function keep(name: string, value: unknown): void {
  const key = keyOf(name);
  if (key) writeLocal(key, JSON.stringify(value));
}

/** What was typed is saved, or was given up. */
export function forget(name: string): void {
  const key = keyOf(name);
  if (key) removeLocal(key);
}
