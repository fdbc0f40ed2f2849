import type { Slices } from '@plainday/shared-platform';
import { v5 } from 'uuid';
import type { ArchivedRow, Contents } from './format';

const NAMESPACE = '0d9a5c55-8f43-4f0b-a0f2-6b8f0c1f7d10';
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

type Tables = Contents['tables'];

const idFor = (account: string, id: string) => v5(`${account}/${id}`, NAMESPACE);

/**
 * What ids of an archive become in another account: always the same, and of a row that came from there its own. Ids of
 * rows are keys over all people, so they cannot be kept.
 */
export function* idsIn(
  account: string,
  archived: Tables,
  from: string,
  here: Tables,
): Slices<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (account === from) return ids;
  for (const rows of here.values()) {
    for (const { id } of rows) {
      ids.set(idFor(from, id), id);
      yield;
    }
  }
  const own = new Map<string, string>();
  for (const rows of archived.values()) {
    for (const { id } of rows) {
      own.set(id, ids.get(id) ?? idFor(account, id));
      yield;
    }
  }
  return own;
}

/** The value with every id replaced, wherever it stands: references, keys, links in texts. */
function renamed<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.replace(UUID, (id) => ids.get(id) ?? id)) as T;
}

/** Contents as they are in this account. */
export function* inThisAccount(
  { tables, device, texts }: Contents,
  ids: ReadonlyMap<string, string>,
): Slices<Contents> {
  if (ids.size === 0) return { tables, device, texts };
  const own = new Map<string, readonly ArchivedRow[]>();
  for (const [table, rows] of tables) {
    const changed: ArchivedRow[] = [];
    for (const row of rows) {
      changed.push(renamed(row, ids));
      yield;
    }
    own.set(table, changed);
    yield;
  }
  const kept = new Map<
    string,
    Contents['device'] extends ReadonlyMap<string, infer V> ? V : never
  >();
  for (const [namespace, values] of device) {
    kept.set(namespace, renamed(values, ids));
    yield;
  }
  return { tables: own, device: kept, texts: renamed(texts, ids) };
}
