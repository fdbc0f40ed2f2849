import type { Db, Json } from '@plainday/data-supabase';
import type { Changing } from '../model/changing';

/** Plain data by the test of arguments; only the generated type of Postgres does not know it. */
export const asJson = (rows: object) => rows as unknown as Json;

/** Calls `change_tasks` for what was seen. */
export function callChanges({ changes, occurrences, withdrawn, taken = [] }: Changing, db: Db) {
  const seen = Object.fromEntries(taken);
  return db.rpc('change_tasks', {
    changes: asJson(changes),
    ...(occurrences.length > 0 ? { occurrences: asJson(occurrences) } : {}),
    ...(withdrawn.length > 0
      ? { withdrawn: asJson(withdrawn.map((one) => ({ ...one, seen }))) }
      : {}),
  });
}

/** Calls `remove_seen_tasks` for some tasks. */
export function callRemoval(seen: ReadonlyMap<string, number>, db: Db) {
  return db.rpc('remove_seen_tasks', { seen: asJson(Object.fromEntries(seen)) });
}
