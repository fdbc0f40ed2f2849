import {
  listLocal,
  OWNER_KEY,
  readLocal,
  systemClock,
  writeLocal,
  type Clock,
} from '@plainday/shared-platform';

/** The keys of spec §9 (Local storage keys), and how their text is read. */
export const LITERAL_KEYS = {
  quickNotes: 'json',
  weeklyGoals: 'json',
  currentWeekStart: 'text',
} as const;

/** `quickNotes`, `weeklyGoals` or `currentWeekStart`. */
export type LiteralKey = keyof typeof LITERAL_KEYS;

/** True when the literal keys already hold the data of this user (or of nobody yet). */
export function holdsLiterals(userId: string | null): boolean {
  return readLocal(OWNER_KEY) === userId;
}

/** Where the version of a literal key lies: beside the key, for its content keeps the letter of the spec. */
export function versionKeyOf(key: LiteralKey): string {
  return `${key}.version`;
}

/** What the text of a literal key means. Unreadable text comes as itself. */
export function parseLiteral(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text of a literal key, in its own form. */
export function formatLiteral(key: LiteralKey, value: unknown): string {
  return LITERAL_KEYS[key] === 'text' && typeof value === 'string' ? value : JSON.stringify(value);
}

/** Copies an unreadable text to `<key>.corrupt.<time>`. False when there is no room for that. */
export function setAside(key: LiteralKey, text: string, clock: Clock = systemClock): boolean {
  const names = listCorruptLiterals(key);
  const newest = Number(names[0]?.slice(names[0].lastIndexOf('.') + 1) ?? 0);
  return writeLocal(`${key}.corrupt.${Math.max(newest + 1, clock.now())}`, text) === null;
}

/** The keys under which unreadable texts of a literal key were set aside, newest first. */
export function listCorruptLiterals(key: LiteralKey): string[] {
  return listLocal(`${key}.corrupt.`).sort().reverse();
}

/** Everything that belongs to a literal key: itself, its version, and what was set aside of it. */
export function literalNames(key: LiteralKey): string[] {
  return [key, versionKeyOf(key), ...listCorruptLiterals(key)];
}
