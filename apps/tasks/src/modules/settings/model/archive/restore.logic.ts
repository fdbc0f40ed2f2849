import type { Slices } from '@plainday/shared-platform';
import type { ArchivedRow, ArchivedText, ArchivedValue, Contents, ArchiveInfo } from './format';
import { mergedText } from './compare.logic';
import { mergeMissing } from './merge.logic';
import { isSameRow } from './same.logic';
import { inOrder } from './table-order';

/** What becomes of what is here: it gets what is missing, or gives way. */
export type RestoreMode = 'add' | 'replace';

/** A value that is put on this device. */
export interface DevicePut {
  readonly namespace: string;
  readonly entry: ArchivedValue;
}

/** What is done to this device: values are put, recordings one by one and last; then others go, and texts follow. */
export interface DeviceChange {
  readonly put: readonly DevicePut[];
  readonly gone: readonly { readonly namespace: string; readonly key: string }[];
  readonly texts: readonly ArchivedText[];
  readonly goneTexts: readonly string[];
  /** Entries that came into a list which was here, by where it lies. */
  readonly merged: readonly { readonly at: string; readonly ids: readonly string[] }[];
}

/** Where a value or a text lies, as one word. */
export const placeOf = (namespace: string, key: string) => `${namespace}\n${key}`;

/** Rows of a table in the order in which they can be written: those that others of them point to come first. */
function* familiesFirst(rows: readonly ArchivedRow[]): Slices<readonly ArchivedRow[]> {
  const ids = new Set(rows.map(({ id }) => id));
  const pointsAt = (row: ArchivedRow) =>
    Object.entries(row).some(
      ([name, value]) => name !== 'id' && typeof value === 'string' && ids.has(value),
    );
  const first: ArchivedRow[] = [];
  const later: ArchivedRow[] = [];
  for (const row of rows) {
    yield;
    (pointsAt(row) ? later : first).push(row);
  }
  return [...first, ...later];
}

/** The rows that are sent of one table. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly ArchivedRow[];
  /** Those that are not here. */
  readonly fresh: readonly ArchivedRow[];
}

/** The rows that are sent, table after table. */
export function* rowsToSend(
  archived: Contents,
  here: Contents,
  mode: RestoreMode,
): Slices<readonly TableRows[]> {
  const sent: TableRows[] = [];
  for (const table of inOrder([...archived.tables.keys()])) {
    const mine = new Map((here.tables.get(table) ?? []).map((row) => [row.id, row]));
    const rows: ArchivedRow[] = [];
    const ordered = yield* familiesFirst(archived.tables.get(table) ?? []);
    for (const row of ordered) {
      yield;
      const now = mine.get(row.id);
      if (!now || (mode === 'replace' && !isSameRow(row, now))) rows.push(row);
    }
    sent.push({ table, rows, fresh: rows.filter(({ id }) => !mine.has(id)) });
  }
  return sent;
}

/** The rows that are deleted where everything is replaced: those of tables that the archive has, the last table first. */
export function rowsToDelete(archived: Contents, here: Contents) {
  return inOrder([...archived.tables.keys()])
    .toReversed()
    .map((table) => {
      const known = new Set((archived.tables.get(table) ?? []).map(({ id }) => id));
      const mine = here.tables.get(table) ?? [];
      return { table, ids: mine.map(({ id }) => id).filter((id) => !known.has(id)) };
    });
}

function* added(archived: Contents, here: Contents): Slices<DeviceChange> {
  const put: DevicePut[] = [];
  const texts: ArchivedText[] = [];
  const merged: { at: string; ids: readonly string[] }[] = [];
  for (const [namespace, values] of archived.device) {
    const mine = new Map((here.device.get(namespace) ?? []).map((entry) => [entry.key, entry]));
    for (const entry of values) {
      yield;
      const now = mine.get(entry.key);
      if (!now) put.push({ namespace, entry });
      // Shapes of two versions cannot be told apart here.
      if (!now || (now.version ?? 1) !== (entry.version ?? 1)) continue;
      const { value, added: ids } = mergeMissing(now.value, entry.value);
      if (ids.length === 0) continue;
      put.push({ namespace, entry: { ...now, value } });
      merged.push({ at: placeOf(namespace, entry.key), ids });
    }
  }
  const mine = new Map(here.texts.map(({ key, value }) => [key, value]));
  for (const text of archived.texts) {
    const now = mine.get(text.key);
    if (now === undefined) texts.push(text);
    const { value, added: ids } = mergedText(now ?? '', text.value);
    if (ids.length === 0) continue;
    texts.push({ key: text.key, value });
    merged.push({ at: placeOf('', text.key), ids });
  }
  return { put, gone: [], texts, goneTexts: [], merged };
}

/** What is put on this device and what leaves it. */
export function* deviceChange(
  archived: Contents,
  here: Contents,
  mode: RestoreMode,
  { scope }: Pick<ArchiveInfo, 'scope'>,
): Slices<DeviceChange> {
  if (mode === 'add') return yield* added(archived, here);
  const put = [...archived.device].flatMap(([namespace, values]) =>
    values.map((entry) => ({ namespace, entry })),
  );
  const places = new Set(put.map(({ namespace, entry }) => placeOf(namespace, entry.key)));
  const gone = [...here.device]
    .filter(([namespace]) => scope === 'everything' || archived.device.has(namespace))
    .flatMap(([namespace, values]) => values.map(({ key }) => ({ namespace, key })))
    .filter(({ namespace, key }) => !places.has(placeOf(namespace, key)));
  const keys = new Set(archived.texts.map(({ key }) => key));
  const goneTexts =
    scope === 'everything' ? here.texts.map(({ key }) => key).filter((key) => !keys.has(key)) : [];
  return { put, gone, texts: archived.texts, goneTexts, merged: [] };
}

/** What bringing an archive back comes to. */
export interface RestorePlan {
  readonly sent: readonly TableRows[];
  readonly change: DeviceChange;
}

/** What is sent and what is done to this device, reckoned once: for what is kept of it, and to do it. */
export function* restorePlan(
  archived: Contents,
  here: Contents,
  mode: RestoreMode,
  info: Pick<ArchiveInfo, 'scope'>,
): Slices<RestorePlan> {
  const sent = yield* rowsToSend(archived, here, mode);
  return { sent, change: yield* deviceChange(archived, here, mode, info) };
}
