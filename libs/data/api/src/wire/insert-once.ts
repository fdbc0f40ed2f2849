import type { Db, TableName, TablesInsert } from '@plainday/data-supabase';
import type { Answer } from './request';

interface Upserting {
  upsert(
    row: unknown,
    options: { onConflict: string; ignoreDuplicates: boolean },
  ): { select(): PromiseLike<Answer> };
}

/**
 * Inserts rows that carry their own ids. Sent twice it has the effect of once: a row that is already
 * there stays as it is, and the answer is then empty (security §4.12).
 * `key` are the columns of another unique constraint, where rows are told apart by it.
 */
export function insertOnce<Name extends TableName>(
  db: Db,
  table: Name,
  rows: TablesInsert<Name> | readonly TablesInsert<Name>[],
  key: readonly string[] = ['id'],
): PromiseLike<Answer> {
  // A table known only as one of several has no builder whose arguments can be called.
  const builder = db.from(table) as unknown as Upserting;
  return builder.upsert(rows, { onConflict: key.join(','), ignoreDuplicates: true }).select();
}
