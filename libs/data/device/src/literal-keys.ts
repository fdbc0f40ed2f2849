import {
  listLocal,
  readLocal,
  removeLocal,
  systemClock,
  writeLocal,
  type Clock,
  type WriteFailure,
} from '@plainday/shared-platform';

/** The keys of spec §9 (Local storage keys), and how their text is read. */
export const LITERAL_KEYS = {
  quickNotes: 'json',
  weeklyGoals: 'json',
  currentWeekStart: 'text',
} as const;

/** `quickNotes`, `weeklyGoals` or `currentWeekStart`. */
export type LiteralKey = keyof typeof LITERAL_KEYS;

/** Whose data the literal keys hold now. */
export const OWNER_KEY = 'plainday.owner';
/** How many unreadable values are kept beside a key. */
const KEPT_CORRUPT = 3;

/** What a literal key holds; `undefined` when it is absent. Unreadable text comes as itself. */
export function readLiteral(key: LiteralKey): unknown {
  const text = readLocal(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Writes a literal key in its own form. Returns why it could not be kept, or null. */
export function writeLiteral(key: LiteralKey, value: unknown): WriteFailure | null {
  const plain = LITERAL_KEYS[key] === 'text' && typeof value === 'string';
  return writeLocal(key, plain ? value : JSON.stringify(value));
}

/**
 * Moves an unreadable value to `<key>.corrupt.<time>`; the three newest are kept. False when there is
 * no room for that: the value then stays where it is.
 */
export function setAside(key: LiteralKey, clock: Clock = systemClock): boolean {
  const text = readLocal(key);
  if (text === null) return true;
  if (writeLocal(`${key}.corrupt.${clock.now()}`, text) !== null) return false;
  const kept = listCorruptLiterals(key);
  for (const old of kept.slice(KEPT_CORRUPT)) removeLocal(old);
  removeLocal(key);
  return true;
}

/** The keys under which unreadable values of a literal key were set aside, newest first. */
export function listCorruptLiterals(key: LiteralKey): string[] {
  return listLocal(`${key}.corrupt.`).sort().reverse();
}
