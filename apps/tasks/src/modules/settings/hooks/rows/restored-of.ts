import { placeOf, type RestorePlan } from '../../model/archive/restore.logic';
import { packPlaces, type KeptImport } from '../../model/imports.store';

/** What is added beside tasks and projects, as the list of imports keeps it. */
export function restoredOf({ sent, change }: RestorePlan): KeptImport['restored'] {
  const merged = new Set(change.merged.map(({ at }) => at));
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
