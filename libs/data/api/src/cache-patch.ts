/**
 * One change of what is shown, as a pure function of the cached data. It must be idempotent: applied
 * to data that already has the change it returns the same data (work by id, never by place).
 */
export interface CachePatch<Data = unknown, QueryArg = unknown> {
  readonly endpoint: string;
  /** Which cached entries of the endpoint it concerns, by their argument. All when absent. */
  readonly when?: (queryArg: QueryArg) => boolean;
  /** Returns new data, or the same reference when there is nothing to change. */
  readonly apply: (data: Data, queryArg: QueryArg) => Data;
}

/**
 * Declares a change of every cached result of an endpoint.
 *
 * @example
 * patchQuery<Task[], ListArg>('tasksList', (rows) => removeById(rows, id), (arg) => arg.kind === 'all')
 */
export function patchQuery<Data, QueryArg = unknown>(
  endpoint: string,
  apply: (data: Data, queryArg: QueryArg) => Data,
  when?: (queryArg: QueryArg) => boolean,
): CachePatch {
  return { endpoint, apply, when } as CachePatch;
}

interface Row {
  readonly id: string;
}

/** Replaces fields of the row with this id. The same list when it is not there. */
export function updateById<T extends Row>(
  rows: readonly T[],
  id: string,
  changes: Partial<T>,
): readonly T[] {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) return rows;
  const next = rows.slice();
  next[index] = { ...row, ...changes };
  return next;
}

/** Removes the row with this id. The same list when it is not there. */
export function removeById<T extends Row>(rows: readonly T[], id: string): readonly T[] {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? rows : rows.toSpliced(index, 1);
}

/** Puts a row in front, or in the place of the one with the same id. */
export function putFirst<T extends Row>(rows: readonly T[], row: T): readonly T[] {
  const index = rows.findIndex((other) => other.id === row.id);
  return index < 0 ? [row, ...rows] : rows.with(index, row);
}
