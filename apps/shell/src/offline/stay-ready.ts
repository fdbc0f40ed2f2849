import { keepOffline } from './keep-offline';
import { readLists, type Reading } from './read-lists';

/** Makes sure that the app, and what its tools list, is there without a network. With Save-Data no list is read ahead. */
export async function stayReady(reading: Reading, savesData: boolean): Promise<void> {
  const isKept = await keepOffline(reading.hidden, savesData);
  if (isKept && !savesData) await readLists(reading);
}
