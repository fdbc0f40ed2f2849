import type { StoredValue } from '../shape/stored-value';
import type { DeviceDatabase } from '../store/database';

/** So many rows are written at a time: copying a long list as a whole holds up the page. */
const PIECE = 1_000;

/** Stands in front of a piece's number, after the key of its list. */
const MARK = '\n';

/** A list whose rows lie beside it. An older release takes it for one that it cannot show. */
interface InPieces {
  readonly data: null;
  readonly pieces: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function rowsOf(value: unknown): readonly unknown[] {
  const rows = isObject(value) && 'data' in value ? value.data : null;
  return Array.isArray(rows) ? rows : [];
}

const isInPieces = (value: unknown): value is InPieces => isObject(value) && 'pieces' in value;

const piecesOf = (key: string) => IDBKeyRange.bound(`${key}${MARK}`, `${key}${MARK}\uffff`);

/** Writes an entry whole or not at all, and a long list with a pause for the page after each piece. */
export async function putInPieces(
  db: DeviceDatabase,
  key: string,
  value: unknown,
  savedAt: number,
): Promise<void> {
  const { store, done } = db.transaction('snapshots', 'readwrite');
  // What fails is told by the write itself.
  done.catch(() => undefined);
  const rows = rowsOf(value);
  const pieces = rows.length > PIECE ? Math.ceil(rows.length / PIECE) : 0;
  await store.delete(piecesOf(key));
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = rows.slice(piece * PIECE, (piece + 1) * PIECE);
    await store.put({ value: part, savedAt }, `${key}${MARK}${piece}`);
  }
  const head = pieces > 0 && isObject(value) ? { ...value, data: null, pieces } : value;
  await store.put({ value: head, savedAt }, key);
  await done;
}

/** Forgets an entry with all of its pieces. */
export async function deletePieces(db: DeviceDatabase, key: string): Promise<void> {
  const { store, done } = db.transaction('snapshots', 'readwrite');
  await Promise.all([store.delete(key), store.delete(piecesOf(key)), done]);
}

/** All entries, put together again; without those of which a piece is missing. */
export async function readWhole(
  db: DeviceDatabase,
): Promise<readonly (StoredValue & { readonly key: string })[]> {
  const { store } = db.transaction('snapshots');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const stored = new Map(keys.map((key, index) => [key, values[index]]));
  return [...stored].flatMap(([key, entry]) => {
    if (!entry || key.includes(MARK)) return [];
    const { value, savedAt } = entry;
    if (!isInPieces(value)) return [{ key, value, savedAt }];
    const { pieces, ...rest } = value;
    const parts = Array.from({ length: pieces }, (_, piece) => stored.get(`${key}${MARK}${piece}`));
    if (parts.some((part) => !Array.isArray(part?.value))) return [];
    const data = parts.flatMap((part) => part?.value as readonly unknown[]);
    return [{ key, value: { ...rest, data }, savedAt }];
  });
}
