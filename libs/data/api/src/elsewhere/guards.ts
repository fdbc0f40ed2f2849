import type { Db } from '@plainday/data-supabase';
import { askFor } from '../rows/row-filter';
import type { AnyRow } from '../rows/any-row';
import type { Answer } from '../wire/request';
import type { RowEdit } from '../store/ports/row-edit';

/** Longer texts do not stand in an address. Characters, encoded. */
const ADDRESS_LIMIT = 1000;

/** The columns that differ: the others are left to whoever changes them. All where none does. */
export function changedColumns(before: AnyRow, changes: object): AnyRow {
  const changed = Object.entries(changes).filter(([column, value]) => before[column] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : (changes as AnyRow);
}

/** What must still hold of the columns that change; `isWhole` where that can be asked for all of them. */
export function guardsOf(before: AnyRow, changes: AnyRow) {
  const guards: Record<string, unknown> = {};
  let room = ADDRESS_LIMIT;
  for (const column of Object.keys(changes)) {
    const value = before[column];
    if (typeof value === 'object' && value !== null) continue;
    room -= encodeURIComponent(String(value)).length;
    if (value !== undefined && room >= 0) guards[column] = value;
  }
  return { guards, isWhole: Object.keys(changes).every((column) => column in guards) };
}

/** Changes the row where it is still as the guards say: its columns, or its version. */
export function updateWhere(
  db: Db,
  userId: string,
  { table, id, changes }: RowEdit,
  guards: AnyRow,
): PromiseLike<Answer> {
  const update = db
    .from(table)
    // Which columns fit is known of a table by name, not of any table.
    .update(changes as never)
    .match({ id, user_id: userId });
  return (askFor(update, guards) as typeof update).select();
}
