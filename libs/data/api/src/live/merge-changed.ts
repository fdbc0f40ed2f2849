import { delay } from '@plainday/shared-platform';
import { liveReadsOf } from '../rows/live-reads';
import { answerPatches, deletePatches } from '../cache/row-patches';
import type { AnyRow } from '../rows/any-row';
import { rowSourcesOf } from '../rows/row-sources';
import { sendOnce } from '../wire/send';
import type { ReadEntry } from '../store/read-again';
import type { AppStore, AppThunk } from '../store/types';
import { cachedQueries, replaceCached } from '../store/cache-port';
import { selectSaving } from '../store/save-state.slice';

/** Tries, and milliseconds between them, while own writes or reads are under way. */
const TRIES = 12;
const AGAIN_MS = 250;

type Merge = (
  data: unknown,
  arg: unknown,
  rows: readonly AnyRow[],
  gone: readonly string[],
) => unknown;

function mergesOf(table: string): ReadonlyMap<string, Merge> {
  const lists = rowSourcesOf(table).map(([endpoint]): [string, Merge] => [
    endpoint,
    (data, arg, rows, gone) =>
      [...answerPatches(table, rows), ...gone.flatMap((id) => deletePatches(table, { id }))]
        .filter((patch) => patch.endpoint === endpoint)
        .reduce((merged, patch) => patch.apply(merged, arg), data),
  ]);
  const others = liveReadsOf(table).flatMap(([endpoint, { merge }]): [string, Merge][] =>
    merge ? [[endpoint, merge]] : [],
  );
  return new Map([...lists, ...others]);
}

function checkOf(table: string): (rows: unknown) => unknown {
  const checks = [
    ...rowSourcesOf(table).map(([, { check }]) => check),
    ...liveReadsOf(table).map(([, { check }]) => check),
  ];
  return checks.find((check) => check !== undefined) ?? ((rows) => rows);
}

async function readRows(table: string, ids: readonly string[]): Promise<readonly AnyRow[] | null> {
  const outcome = await sendOnce({
    run: (db, userId) =>
      db
        .from(table as 'tasks')
        .select('*')
        .eq('user_id', userId)
        .in('id', [...ids]),
    check: checkOf(table),
  });
  return outcome.error ? null : (outcome.data as readonly AnyRow[]);
}

/** The lists in memory; null while one is being read, or something is being written. */
function atRest(store: AppStore, merges: ReadonlyMap<string, Merge>) {
  const state = store.getState();
  if (selectSaving(state)) return null;
  const entries = Object.entries(
    cachedQueries(state) as Record<string, ReadEntry | undefined>,
  ).flatMap(([key, entry]) =>
    entry && merges.has(entry.endpointName ?? '') ? [{ key, ...entry }] : [],
  );
  if (entries.some(({ status }) => status === 'pending')) return null;
  return entries.filter(({ data }) => data !== undefined);
}

/**
 * Reads the rows and puts them into the lists of their table. Only where nothing was written or read meanwhile: what
 * was asked for before could be older than what is shown. False when it was not possible.
 */
export async function mergeChanged(
  store: AppStore,
  table: string,
  ids: readonly string[],
): Promise<boolean> {
  const merges = mergesOf(table);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await delay(AGAIN_MS);
    const before = atRest(store, merges);
    if (!before) continue;
    if (before.length === 0) return true;
    const rows = await readRows(table, ids);
    if (!rows) return false;
    const after = atRest(store, merges);
    const isSame =
      after?.length === before.length && after.every(({ data }, at) => data === before[at]?.data);
    if (!isSame) continue;
    const found = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id));
    for (const { key, endpointName = '', originalArgs, data } of after) {
      const merged = merges.get(endpointName)?.(data, originalArgs, rows, gone);
      if (merged !== data) store.dispatch(admit(key, endpointName, originalArgs, merged));
    }
    return true;
  }
  return false;
}

/** Brings data into the cache as an answer would come in. */
function admit(key: string, endpoint: string, arg: unknown, data: unknown): AppThunk {
  return (dispatch, _getState, extra) => {
    const admitted = extra.optimism.admit(key, endpoint, arg, data, {});
    const frozen = Array.isArray(admitted) ? Object.freeze(admitted) : admitted;
    dispatch(replaceCached(endpoint, arg, frozen));
  };
}
