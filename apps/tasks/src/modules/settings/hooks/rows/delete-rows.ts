import type { AppDispatch } from '@plainday/data-api';
import { storedApi } from '../../api/stored.api';

/** Ids stand in the address of a request. */
const PART = 100;

/** Deletes rows by their ids. Rejects where the server does not answer. */
export async function deleteRows(
  dispatch: AppDispatch,
  table: string,
  ids: readonly string[],
): Promise<void> {
  const { settingsDeleteRows } = storedApi.endpoints;
  for (let from = 0; from < ids.length; from += PART) {
    const part = { table, ids: ids.slice(from, from + PART) };
    const request = settingsDeleteRows.initiate(part, { forceRefetch: true, subscribe: false });
    await dispatch(request).unwrap();
  }
}
