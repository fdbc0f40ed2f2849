import type { Slices } from '@plainday/shared-platform';
import type { Contents } from '../../model/archive/format';
import { deviceChange, placeOf, rowsToSend } from '../../model/archive/restore.logic';
import { packPlaces, type KeptImport } from '../../model/imports.store';

/** What was added beside tasks and projects, as the list of imports keeps it. */
export function* restoredOf(archived: Contents, here: Contents): Slices<KeptImport['restored']> {
  const change = yield* deviceChange(archived, here, 'add', { scope: 'part' });
  const merged = new Set(change.merged.map(({ at }) => at));
  const sent = yield* rowsToSend(archived, here, 'add');
  return {
    rows: sent
      .filter(({ table, fresh }) => !['tasks', 'projects'].includes(table) && fresh.length > 0)
      .map(({ table, fresh }) => ({ table, ids: fresh.map(({ id }) => id).join(' ') })),
    values: packPlaces(
      change.put
        .map(({ namespace, entry: { key } }) => ({ namespace, key }))
        .filter(({ namespace, key }) => !merged.has(placeOf(namespace, key))),
    ),
    texts: change.texts.map(({ key }) => key).filter((key) => !merged.has(placeOf('', key))),
    merged: change.merged.map(({ at, ids }) => ({ at, ids: [...ids] })),
  };
}
