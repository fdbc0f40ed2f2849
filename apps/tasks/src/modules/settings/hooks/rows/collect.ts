import type { AppDispatch } from '@plainday/data-api';
import { manageDevice } from '@plainday/data-device';
import { storedApi } from '../../api/stored.api';
import type { ArchivedRow, ArchivedValue, Contents } from '../../model/archive/format';
import { inOrder } from '../../model/archive/table-order';

/** What is of this device alone: when it exported, what can be undone here, and where another person's texts wait. */
const STAYS = ['exports', 'imports', 'parked'];

/** What is asked for: tables, and which namespaces and literal keys of the device. Null is all of them. */
export interface Wanted {
  readonly tables: readonly string[];
  readonly namespaces: readonly string[] | null;
  readonly literals: readonly string[] | null;
}

/** What was found, and which tables the server did not answer for. */
export interface Collected {
  readonly contents: Contents;
  readonly waiting: readonly string[];
}

/** All rows of a table, asked for anew. Rejects when they cannot be read. */
export async function readRows(
  dispatch: AppDispatch,
  table: string,
): Promise<readonly ArchivedRow[]> {
  const { settingsRows } = storedApi.endpoints;
  const request = settingsRows.initiate(table, { forceRefetch: true, subscribe: false });
  return (await dispatch(request).unwrap()) as readonly ArchivedRow[];
}

/** What this device keeps of a person. */
async function readDevice(
  userId: string,
  { namespaces, literals }: Omit<Wanted, 'tables'>,
): Promise<Pick<Contents, 'device' | 'texts'>> {
  const tools = await manageDevice();
  const device = new Map<string, ArchivedValue[]>();
  for (const { namespace, key, stored } of await tools.listKept(userId)) {
    const isWanted = namespaces?.includes(namespace) ?? !STAYS.includes(namespace);
    if (!isWanted) continue;
    const { value, savedAt, version, paths } = stored;
    const kept = { key, value, savedAt, ...(version && { version }), ...(paths && { paths }) };
    const values = device.get(namespace) ?? [];
    values.push(kept as ArchivedValue);
    device.set(namespace, values);
  }
  const texts = tools
    .listLocalTexts(userId)
    .filter(({ key }) => literals?.some((name) => key.split('.')[0] === name) ?? true);
  return { device, texts };
}

/** What is here now, of some tables and of all of the device. Rejects where there is no answer. */
export async function readHere(
  dispatch: AppDispatch,
  userId: string,
  { tables: archived }: Contents,
): Promise<Contents> {
  const tables = new Map<string, readonly ArchivedRow[]>();
  for (const table of archived.keys()) tables.set(table, await readRows(dispatch, table));
  return { tables, ...(await readDevice(userId, { namespaces: null, literals: null })) };
}

/** Reads all that is wanted, rows before those that they point to: what is deleted meanwhile leaves no loose ends. */
export async function collect(
  dispatch: AppDispatch,
  userId: string,
  wanted: Wanted,
): Promise<Collected> {
  const tables = new Map<string, readonly ArchivedRow[]>();
  const waiting: string[] = [];
  for (const table of inOrder(wanted.tables).toReversed()) {
    const rows = await readRows(dispatch, table).catch(() => null);
    if (rows) tables.set(table, rows);
    else waiting.push(table);
  }
  return { contents: { tables, ...(await readDevice(userId, wanted)) }, waiting };
}
