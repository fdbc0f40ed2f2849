import { nameIn } from '../rows/write-words';
import type { AnyRow } from '../rows/any-row';
import type { Making } from '../store/ports/row-edit';
import type { TakingOut } from './elsewhere.api';

const MESSAGE = 'Moved to the trash on another device. What you did is kept there.';

/** Whether a row lies in the trash: a completed one is stamped too, but stands among what is done. */
function isTrashed(row: AnyRow): boolean {
  return typeof row['deleted_at'] === 'string' && row['completed'] !== true;
}

/**
 * Tells of rows that were written while another device moved them to the trash: one or many, in one entry that takes
 * them out again.
 */
export async function noteTrashed(
  table: string,
  rows: readonly AnyRow[],
  { id, lists, tags, note }: Making,
): Promise<void> {
  const trashed = rows.filter(isTrashed);
  if (trashed.length === 0) return;
  const ids = trashed.map((row) => String(row['id']));
  const names = trashed.flatMap((row) => nameIn(table, row));
  const arg: TakingOut = { table, ids, lists, tags };
  const error = { code: 'changed', message: MESSAGE, retryable: false };
  const words = { done: 'Restored', names };
  await note({ id: `${id}.trash`, endpoint: 'elsewhereTakeOut', arg, error, words });
}
