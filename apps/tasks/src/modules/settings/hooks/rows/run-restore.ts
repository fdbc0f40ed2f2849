import type { AppDispatch } from '@plainday/data-api';
import { manageDevice } from '@plainday/data-device';
import { isRefusal, type ApiError } from '@plainday/data-supabase';
import { inSlices } from '@plainday/shared-platform';
import { storedApi } from '../../api/stored.api';
import {
  ArchiveRefusal,
  type ArchivedRow,
  type Contents,
  type OpenedArchive,
} from '../../model/archive/format';
import {
  deviceChange,
  rowsToDelete,
  rowsToSend,
  type DeviceChange,
  type RestoreMode,
  type RestorePlan,
  type TableRows,
} from '../../model/archive/restore.logic';
import { putValues } from '../../model/archive/put-values';
import { partsOf } from '../../../../shared/import/apply/rows.logic';
import { deleteRows } from './delete-rows';
import { readHere, readRows } from './collect';
import { persist, type Persistence } from './persist';

/** What one request takes. */
const PART = { rows: 500, bytes: 800_000 };

/** What is restored, into which account. */
export interface Restoring {
  readonly userId: string;
  /** With the ids that it has in this account. */
  readonly archived: Contents;
  readonly here: Contents;
  readonly plan: RestorePlan;
  /** Each was read once and is whole. */
  readonly sounds: OpenedArchive['sounds'];
  readonly mode: RestoreMode;
}

/** How it ended. */
export interface Restored {
  readonly written: number;
  /** Rows that the server does not take as they are. */
  readonly refused: number;
  /** Null where all was written; else why it ended before. */
  readonly failed: 'no-answer' | 'full' | 'no-room' | 'unread' | null;
}

/** Who hears how far it is; what finds no answer is tried again. */
export interface RestoreWatch extends Persistence {
  readonly onProgress: (rows: number) => void;
}

/** Ends it where it goes no further. */
class Ended extends Error {
  constructor(readonly why: NonNullable<Restored['failed']>) {
    super(`The restore ended: ${why}.`);
  }
}

const ONCE = { forceRefetch: true, subscribe: false } as const;

/** Sends rows; where one of them is refused the others come in. Answers how many were refused. */
async function send(
  dispatch: AppDispatch,
  table: string,
  rows: readonly ArchivedRow[],
  overwrite: boolean,
  watch: Persistence,
): Promise<number> {
  const { settingsRestoreRows } = storedApi.endpoints;
  const failure = await persist(async () => {
    const sent = { table, rows, overwrite };
    const { error } = await dispatch(settingsRestoreRows.initiate(sent, ONCE));
    if (!error) return null;
    if ((error as ApiError).status === 413) return 'full';
    return isRefusal(error as ApiError) ? 'refused' : 'no-answer';
  }, watch);
  if (!failure) return 0;
  if (failure !== 'refused') throw new Ended(failure);
  if (rows.length === 1) return 1;
  const half = Math.ceil(rows.length / 2);
  return (
    (await send(dispatch, table, rows.slice(0, half), overwrite, watch)) +
    (await send(dispatch, table, rows.slice(half), overwrite, watch))
  );
}

async function sendAll(
  dispatch: AppDispatch,
  tables: readonly TableRows[],
  mode: RestoreMode,
  watch: RestoreWatch,
) {
  let refused = 0;
  let sent = 0;
  for (const { table, rows } of tables) {
    for (const part of partsOf(rows, PART)) {
      refused += await send(dispatch, table, part, mode === 'replace', watch);
      watch.onProgress((sent += part.length));
    }
  }
  return { refused, sent };
}

/** What is put on this device. What is added comes to what is there by now: rows may have waited long for the network. */
async function changeOf(
  dispatch: AppDispatch,
  { userId, archived, plan, mode }: Restoring,
): Promise<DeviceChange> {
  if (mode !== 'add') return plan.change;
  const here = await readHere(dispatch, userId, { ...archived, tables: new Map() });
  return inSlices(deviceChange(archived, here, mode, { scope: 'part' }));
}

async function changeDevice({ userId, sounds }: Restoring, change: DeviceChange): Promise<void> {
  const device = await manageDevice();
  try {
    await putValues(change.put, sounds, (put) => device.replaceKept(userId, put, []));
    // What goes, goes when all of it is there.
    await device.replaceKept(userId, [], change.gone);
  } catch (error) {
    throw new Ended(error instanceof ArchiveRefusal ? 'unread' : 'no-room');
  }
  if (!device.putLocalTexts(userId, change.texts)) throw new Ended('no-room');
  device.removeLocalTexts(userId, change.goneTexts);
}

/**
 * Brings an archive back. What is to be there is written before anything else goes, so that whatever ends it, doing it
 * once more completes it: rows keep their ids, and those that are there are skipped.
 */
export async function runRestore(
  dispatch: AppDispatch,
  restoring: Restoring,
  watch: RestoreWatch,
): Promise<Restored> {
  const { archived, here, plan, mode } = restoring;
  let written = 0;
  try {
    let { refused, sent } = await sendAll(dispatch, plan.sent, mode, watch);
    written = sent - refused;
    if (mode === 'replace') {
      for (const { table, ids } of rowsToDelete(archived, here))
        await deleteRows(dispatch, table, ids);
      // What stood in the way of a row, such as another one of the same day, is gone now.
      const tables = new Map<string, readonly ArchivedRow[]>();
      for (const table of archived.tables.keys())
        tables.set(table, await readRows(dispatch, table));
      const again = await inSlices(rowsToSend(archived, { ...here, tables }, mode));
      ({ refused, sent } = await sendAll(dispatch, again, mode, {
        ...watch,
        onProgress: () => undefined,
      }));
    }
    await changeDevice(restoring, await changeOf(dispatch, restoring));
    return { written, refused, failed: null };
  } catch (error) {
    return { written, refused: 0, failed: error instanceof Ended ? error.why : 'no-answer' };
  }
}
