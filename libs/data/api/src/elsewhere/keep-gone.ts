import type { AnyRow } from '../rows/any-row';
import type { GoneRow } from '../store/ports/elsewhere';
import type { Making } from '../store/ports/row-edit';
import { deletedElsewhere } from './deleted-elsewhere';
import { restoreOf } from './restore-of';
import { EDITED } from './send-removal';

/** Keeps what another device did to rows that are no longer there. `deleted` is the one that was deleted here. */
export async function keepGone(
  gone: readonly GoneRow[],
  deleted: GoneRow | undefined,
  making: Making,
): Promise<void> {
  const [table = '', row] = (deleted ?? []) as readonly [string?, AnyRow?];
  if (making.before && row && deletedElsewhere(making.before, row)) {
    // Not under the name of the write, which is over now.
    const own = { ...making, id: `${making.id}.row` };
    await making.note(restoreOf(table, row, own, 'changed', EDITED));
  }
  for (const [at, [of, lost]] of gone.entries()) {
    const own = { ...making, id: `${making.id}.${at}` };
    await making.note(restoreOf(of, lost as AnyRow, own, 'gone', 'Deleted on another device.'));
  }
}
