import { nameIn } from '../rows/write-words';
import type { AnyRow } from '../rows/any-row';
import type { Making } from '../store/ports/row-edit';
import type { Flip } from './elsewhere.api';

const MESSAGE = 'Moved to the trash on another device. What you did is kept there.';

/** Whether a row lies in the trash: a completed one is stamped too, but stands among what is done. */
function isTrashed(row: AnyRow): boolean {
  return typeof row['deleted_at'] === 'string' && row['completed'] !== true;
}

/** Tells of rows that were written while another device moved them to the trash: each can be taken out again. */
export async function noteTrashed(
  table: string,
  rows: readonly AnyRow[],
  { id, lists, tags, note }: Making,
): Promise<void> {
  for (const row of rows.filter(isTrashed)) {
    const arg: Flip = {
      table,
      id: String(row['id']),
      changes: { deleted_at: null },
      mine: { deleted_at: row['deleted_at'] },
      name: nameIn(table, row)[0] ?? '',
      lists,
      tags,
    };
    const error = { code: 'changed', message: MESSAGE, retryable: false };
    await note({ id: `${id}.trash.${arg.id}`, endpoint: 'elsewhereFlip', arg, error });
  }
}
