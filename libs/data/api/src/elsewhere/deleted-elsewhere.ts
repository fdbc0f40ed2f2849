import type { AnyRow } from '../rows/any-row';
import { sameColumn } from '../rows/same-value';

/** What the server stamps by itself. */
export const STAMPS = new Set(['created_at', 'updated_at', 'rev', 'position']);

/** Whether a row that was deleted here held something that was not seen here. */
export function deletedElsewhere(seen: AnyRow, deleted: AnyRow): boolean {
  return Object.keys(deleted).some(
    (column) =>
      column in seen && !STAMPS.has(column) && !sameColumn(column, seen[column], deleted[column]),
  );
}
