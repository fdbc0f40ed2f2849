import { OWNER_KEY, readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { activeUserId } from '../store/active-user';
import { announceChanges } from '../store/changes';
import { openDatabase } from '../store/database';
import type { StoredValue } from '../shape/stored-value';
import { LITERAL_KEYS, type LiteralKey } from '../shape/literal-keys';

export { download, readable } from './download';
export { listLocalTexts, putLocalTexts, removeLocalTexts } from './local-kept';
export type { LocalText } from './local-kept';

/** A value as it lies on this device, whatever is in it. */
export interface KeptValue {
  readonly namespace: string;
  readonly key: string;
  readonly stored: StoredValue;
  /** About how much room it takes. */
  readonly bytes: number;
}

/** A literal localStorage key of the active user. */
export interface KeptLiteral {
  readonly key: string;
  readonly text: string;
  readonly bytes: number;
}

/** So many values are read or written at a time: the page answers in between. */
const PIECE = 200;

/** All values of a user in IndexedDB, of every namespace; empty where the browser keeps nothing. */
export async function listKept(userId: string): Promise<readonly KeptValue[]> {
  const db = await openDatabase(userId).catch(() => null);
  if (!db) return [];
  const { store } = db.transaction('values');
  const kept: KeptValue[] = [];
  let range: IDBKeyRange | undefined;
  for (;;) {
    const piece = [store.getAllKeys(range, PIECE), store.getAll(range, PIECE)] as const;
    const [keys, values] = await Promise.all(piece);
    for (const [index, stored] of values.entries()) {
      const [namespace, key] = keys[index] ?? ['', ''];
      kept.push({ namespace, key, stored, bytes: sizeOf(stored.value) });
    }
    if (keys.length < PIECE) break;
    range = IDBKeyRange.lowerBound(keys.at(-1), true);
  }
  db.close();
  return kept;
}

/** Erases values; the tools that show them, here and in other tabs, follow. */
export const eraseKept = (userId: string, values: readonly KeptValue[]): Promise<void> =>
  replaceKept(userId, [], values);

/** Puts erased values back, where nothing new has taken their place. */
export async function putKept(userId: string, values: readonly KeptValue[]): Promise<void> {
  const db = await openDatabase(userId);
  const tx = db.transaction('values', 'readwrite');
  for (const { namespace, key, stored } of values) {
    if (!(await tx.store.get([namespace, key]))) void tx.store.put(stored, [namespace, key]);
  }
  await tx.done;
  db.close();
  announceChanges(values.map(({ namespace, key }) => ({ userId, namespace, key })));
}

/** Where a value lies, and what is put there. */
export type PutValue = Pick<KeptValue, 'namespace' | 'key' | 'stored'>;

/** Puts values in the place of what is there, and erases others: all of it or nothing. */
export async function replaceKept(
  userId: string,
  put: readonly PutValue[],
  gone: readonly Pick<KeptValue, 'namespace' | 'key'>[],
): Promise<void> {
  const db = await openDatabase(userId);
  try {
    const { store, done } = db.transaction('values', 'readwrite', { durability: 'strict' });
    // What fails is told by the write itself.
    done.catch(() => undefined);
    await inPieces(gone, ({ namespace, key }) => store.delete([namespace, key]));
    await inPieces(put, ({ namespace, key, stored }) => store.put(stored, [namespace, key]));
    await done;
  } finally {
    db.close();
  }
  const changed = [...gone, ...put];
  announceChanges(changed.map(({ namespace, key }) => ({ userId, namespace, key })));
}

async function inPieces<Part>(
  parts: readonly Part[],
  write: (part: Part) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < parts.length; from += PIECE) {
    await Promise.all(parts.slice(from, from + PIECE).map(write));
  }
}

/** Literal keys of the active user that hold something, with what was set aside of them. */
export function listKeptLiterals(keys: readonly string[]): readonly KeptLiteral[] {
  if (activeUserId() === null || readLocal(OWNER_KEY) !== activeUserId()) return [];
  return keys
    .filter((key): key is LiteralKey => key in LITERAL_KEYS)
    .flatMap((key) => {
      const text = readLocal(key);
      return text === null ? [] : [{ key, text, bytes: bytesOf(text) }];
    });
}

/** Erases literal keys. */
export function eraseLiterals(literals: readonly KeptLiteral[]): void {
  for (const { key } of literals) removeLocal(key);
}

/** Puts literal keys back, where nothing new has taken their place. */
export function putLiterals(literals: readonly KeptLiteral[]): void {
  for (const { key, text } of literals) if (readLocal(key) === null) writeLocal(key, text);
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Size of a value as JSON, with the recordings in it. */
function sizeOf(value: unknown): number {
  let blobs = 0;
  const json = JSON.stringify(value, (_key, part: unknown) => {
    if (!(part instanceof Blob)) return part;
    blobs += part.size;
    return '';
  });
  return bytesOf(json ?? '') + blobs;
}
