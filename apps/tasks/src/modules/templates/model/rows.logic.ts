import { emptyRow } from './draft.logic';
import type { DraftRow } from './draft.logic';
import { TASKS_MAX } from './templates.schema';

type Rows = readonly DraftRow[];

/** Changes fields of one row. */
export function changeRow(rows: Rows, key: string, changes: Partial<DraftRow>): Rows {
  return rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
}

/** Puts rows below another one, as far as there is room; the new ones stand on its level. */
export function insertRows(rows: Rows, afterKey: string, added: Rows): Rows {
  const index = rows.findIndex((row) => row.key === afterKey);
  const room = Math.max(0, TASKS_MAX - rows.length);
  return rows.toSpliced(index < 0 ? rows.length : index + 1, 0, ...added.slice(0, room));
}

/** An empty row below another one, on its level. */
export function insertEmptyRow(rows: Rows, afterKey: string, key: string): Rows {
  const above = rows.find((row) => row.key === afterKey);
  return insertRows(rows, afterKey, [emptyRow(key, above?.subtask)]);
}

/** Takes a row out; the last one is only emptied. */
export function removeRow(rows: Rows, key: string, newKey: string): Rows {
  const rest = rows.filter((row) => row.key !== key);
  return rest.length === 0 ? [emptyRow(newKey)] : rest;
}

/** Swaps a row with its neighbour; ignored at the ends (spec §4). */
export function moveRow(rows: Rows, key: string, step: -1 | 1): Rows {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const target = index + step;
  if (!row || target < 0 || target >= rows.length) return rows;
  return rows.toSpliced(index, 1).toSpliced(target, 0, row);
}
