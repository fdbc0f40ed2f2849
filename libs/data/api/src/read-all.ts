import type { Answer } from './request';

/** Rows a page may have; the cap of PostgREST as Supabase and we configure it. */
const PAGE_SIZE = 1000;

/** One column of an order. */
export interface OrderBy {
  readonly column: string;
  readonly ascending?: boolean;
  readonly nullsFirst?: boolean;
}

interface PageAnswer extends Answer {
  readonly count?: number | null;
}

interface PageBuilder extends PromiseLike<PageAnswer> {
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): PageBuilder;
  gt(column: string, value: string): PageBuilder;
  limit(count: number): PageBuilder;
  setHeader(name: string, value: string): PageBuilder;
}

interface Row {
  readonly id: string;
  readonly [column: string]: unknown;
}

/**
 * Reads all rows of a query in a total order, although the backend cuts every answer at 1,000 rows.
 * `build` makes the query without order and limit; it is called once a page.
 *
 * The first page comes in the wanted order and is nearly always everything. Longer lists are then
 * walked by id, which never changes: a row that is moved meanwhile is neither missed nor doubled.
 *
 * @example
 * run: (db, userId) =>
 *   readAll(() => db.from('tasks').select('*').eq('user_id', userId), [
 *     { column: 'position' }, { column: 'created_at', ascending: false },
 *   ])
 */
export async function readAll(build: () => unknown, order: readonly OrderBy[]): Promise<Answer> {
  const total: OrderBy[] = [...order, { column: 'id' }];
  const first = await total
    .reduce(
      (query, { column, ascending = true, nullsFirst }) =>
        query.order(column, { ascending, ...(nullsFirst === undefined ? {} : { nullsFirst }) }),
      build() as PageBuilder,
    )
    .limit(PAGE_SIZE)
    // The count tells a complete answer from one that was cut, whatever the backend's cap.
    .setHeader('Prefer', 'count=exact');
  const rows = rowsOf(first);
  if (!rows || rows.length === 0 || isComplete(rows.length, first.count, PAGE_SIZE)) return first;

  const all: Row[] = [];
  for (let last = ''; ;) {
    const query = (build() as PageBuilder).order('id', { ascending: true }).limit(PAGE_SIZE);
    const page = await (last ? query.gt('id', last) : query);
    const next = rowsOf(page);
    if (!next) return page;
    all.push(...next);
    if (isComplete(next.length, null, rows.length)) break;
    last = next.at(-1)?.id ?? '';
  }
  return { data: all.sort(compareBy(total)), error: null, status: first.status };
}

function rowsOf(answer: PageAnswer): readonly Row[] | null {
  return !answer.error && Array.isArray(answer.data) ? (answer.data as Row[]) : null;
}

function isComplete(length: number, count: number | null | undefined, cap: number): boolean {
  return typeof count === 'number' ? length >= count : length < cap;
}

/** Compares rows as the database orders them: nulls last when ascending, first when descending. */
function compareBy(order: readonly OrderBy[]): (a: Row, b: Row) => number {
  return (a, b) => {
    for (const { column, ascending = true, nullsFirst = !ascending } of order) {
      const left = a[column] ?? null;
      const right = b[column] ?? null;
      if (left === right) continue;
      if (left === null) return nullsFirst ? -1 : 1;
      if (right === null) return nullsFirst ? 1 : -1;
      const sign = left < right ? -1 : 1;
      return ascending ? sign : -sign;
    }
    return 0;
  };
}
