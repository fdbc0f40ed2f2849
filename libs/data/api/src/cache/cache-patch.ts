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

/** A query endpoint, as `someApi.endpoints.name` gives it. */
interface QueryEndpoint<Data, QueryArg> {
  readonly name: string;
  readonly Types: { readonly ResultType: Data; readonly QueryArg: QueryArg };
}

/**
 * Declares a change of every cached result of an endpoint. Rows and argument are those of the endpoint:
 * inject what reads first, what writes second.
 *
 * @example
 * patchQuery(tasksList, (rows) => removeById(rows, id), (key) => key === 'inbox')
 */
export function patchQuery<Data, QueryArg>(
  { name }: QueryEndpoint<Data, QueryArg>,
  apply: (data: Data, queryArg: QueryArg) => NoInfer<Data>,
  when?: (queryArg: QueryArg) => boolean,
): CachePatch {
  return { endpoint: name, apply, when } as CachePatch;
}

/**
 * Names an endpoint whose results a write changes in a way nobody can tell beforehand: other tabs read
 * it again. For endpoints of a part that is not downloaded yet.
 *
 * @example
 * touchQuery<keyof typeof taskStatsApi.endpoints>('tasksStats')
 */
export function touchQuery<Name extends string>(name: Name): CachePatch {
  return { endpoint: name, apply: (data) => data };
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
