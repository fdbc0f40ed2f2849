import type { CachePatch } from './cache-patch';
import { compareBy } from '../wire/row-order';
import { isChosen } from '../rows/row-filter';
import type { AnyRow } from '../rows/any-row';
import { rowSourcesOf, type RowSource } from '../rows/row-sources';

type Rows = readonly AnyRow[];
type Patch = (rows: Rows, source: RowSource, queryArg: unknown) => Rows;

function patchLists(table: string, patch: Patch): readonly CachePatch[] {
  return rowSourcesOf(table).map(([endpoint, source]) => ({
    endpoint,
    apply: (rows, queryArg) => patch(rows as Rows, source, queryArg),
  }));
}

function belongs(row: AnyRow, { filter }: RowSource, queryArg: unknown): boolean {
  return !filter || isChosen(row, filter(queryArg));
}

function inPlace(rows: Rows, row: AnyRow, { order }: RowSource): Rows {
  const compare = compareBy([...order, { column: 'id' }]);
  const at = rows.findIndex((other) => compare(row, other) < 0);
  return rows.toSpliced(at < 0 ? rows.length : at, 0, row);
}

function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  return typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right);
}

function hasAll(row: AnyRow, changes: AnyRow): boolean {
  return Object.entries(changes).every(([column, value]) => isEqual(row[column], value));
}

function replaced(rows: Rows, at: number, row: AnyRow, source: RowSource, queryArg: unknown): Rows {
  const others = rows.toSpliced(at, 1);
  if (!belongs(row, source, queryArg)) return others;
  const before = rows[at];
  const stays = source.order.every(({ column }) => isEqual(before?.[column], row[column]));
  return stays ? rows.with(at, row) : inPlace(others, row, source);
}

/** New rows, where each belongs. One with the same key stays as it is, as it does on the server. */
export function insertPatches(
  table: string,
  added: readonly object[],
  key: readonly string[],
): readonly CachePatch[] {
  const isSame = (a: AnyRow, b: AnyRow) => key.every((column) => a[column] === b[column]);
  return patchLists(table, (rows, source, queryArg) =>
    (added as Rows)
      .filter((row) => belongs(row, source, queryArg) && !rows.some((other) => isSame(other, row)))
      .reduce((list, row) => inPlace(list, row, source), rows),
  );
}

/** Columns of one row. It moves to where it then belongs, or out of a list it no longer belongs to. */
export function updatePatches(table: string, id: string, changes: object): readonly CachePatch[] {
  return patchLists(table, (rows, source, queryArg) => {
    const at = rows.findIndex((row) => row['id'] === id);
    const row = rows[at];
    if (!row || hasAll(row, changes as AnyRow)) return rows;
    return replaced(rows, at, { ...row, ...changes }, source, queryArg);
  });
}

/** Rows as the server answered with them, in every list they belong to. */
export function answerPatches(table: string, answered: readonly object[]): readonly CachePatch[] {
  return patchLists(table, (before, source, queryArg) =>
    (answered as Rows).reduce((rows, row) => {
      const at = rows.findIndex((other) => other['id'] === row['id']);
      if (at < 0) return belongs(row, source, queryArg) ? inPlace(rows, row, source) : rows;
      return hasAll(rows[at] ?? {}, row) ? rows : replaced(rows, at, row, source, queryArg);
    }, before),
  );
}

/** A row gone from every list, found by its key. */
export function deletePatches(table: string, key: AnyRow): readonly CachePatch[] {
  return patchLists(table, (rows) => {
    const left = rows.filter((row) => !hasAll(row, key));
    return left.length === rows.length ? rows : left;
  });
}
