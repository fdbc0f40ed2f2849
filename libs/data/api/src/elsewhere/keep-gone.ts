import type { AnyRow } from '../rows/row-sources';
import type { WriteDefinition } from '../write/optimistic-mutation';
import type { Making } from '../write/row-edit';
import { deletedElsewhere } from './deleted-elsewhere';
import { restoreOf } from './restore-of';
import { EDITED } from './send-removal';

/** Keeps what another device did to rows that are no longer there. */
export async function keepGone<Arg, Result>(
  definition: Pick<WriteDefinition<Arg, Result>, 'deletes' | 'gone'>,
  arg: Arg,
  data: Result,
  making: Making,
): Promise<void> {
  const target = definition.deletes?.(arg);
  const [deleted] = (target && Array.isArray(data) ? data : []) as readonly AnyRow[];
  const gone = definition.gone?.(arg, data) ?? [];
  const { before } = making;
  if (target && before && deleted && deletedElsewhere(before, deleted)) {
    // Not under the name of the write, which is over now.
    const own = { ...making, id: `${making.id}.row` };
    await making.note(restoreOf(target.table, deleted, own, 'changed', EDITED));
  }
  for (const [at, [table, row]] of gone.entries()) {
    const own = { ...making, id: `${making.id}.${at}` };
    await making.note(restoreOf(table, row as AnyRow, own, 'gone', 'Deleted on another device.'));
  }
}
