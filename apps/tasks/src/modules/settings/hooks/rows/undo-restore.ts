import type { AppDispatch } from '@plainday/data-api';
import { manageDevice } from '@plainday/data-device';
import { placeOf } from '../../model/archive/restore.logic';
import { withoutItems } from '../../model/archive/merge.logic';
import { inOrder } from '../../model/archive/table-order';
import { placesOf, type KeptImport } from '../../model/imports.store';
import { deleteRows } from './delete-rows';

type Kept = NonNullable<KeptImport['restored']>;

/** Takes out what an archive brought into the other tables. */
export async function undoRows(dispatch: AppDispatch, { rows }: Kept): Promise<void> {
  const byTable = new Map(rows.map(({ table, ids }) => [table, ids.split(' ')]));
  for (const table of inOrder([...byTable.keys()]).toReversed()) {
    await deleteRows(dispatch, table, byTable.get(table) ?? []);
  }
}

/** Takes out what an archive brought onto this device. */
export async function undoDevice(userId: string, { values, texts, merged }: Kept): Promise<void> {
  const device = await manageDevice();
  const added = new Map(merged.map(({ at, ids }) => [at, new Set(ids)]));
  const put = (await device.listKept(userId)).flatMap(({ namespace, key, stored }) => {
    const ids = added.get(placeOf(namespace, key));
    if (!ids) return [];
    return [{ namespace, key, stored: { ...stored, value: withoutItems(stored.value, ids) } }];
  });
  await device.replaceKept(userId, put, placesOf(values));
  const grown = device.listLocalTexts(userId).flatMap(({ key, value }) => {
    const ids = added.get(placeOf('', key));
    return ids ? [{ key, value: JSON.stringify(withoutItems(JSON.parse(value), ids)) }] : [];
  });
  device.putLocalTexts(userId, grown);
  device.removeLocalTexts(userId, texts);
}
