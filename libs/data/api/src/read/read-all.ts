import type { Answer } from '../send/request';
import { compareBy, type OrderBy } from './row-order';

/** Rows a page may have; the cap of PostgREST as Supabase and we configure it. */
const PAGE_SIZE = 1000;

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
 *     { column: 'position' }, { column: 'created_at', descending: true },
 *   ])
 */
export async function readAll(build: () => unknown, order: readonly OrderBy[]): Promise<Answer> {
  const total: OrderBy[] = [...order, { column: 'id' }];
  const first = await total
    .reduce(
      (query, { column, descending = false, nullsFirst }) =>
        query.order(column, {
          ascending: !descending,
          ...(nullsFirst === undefined ? {} : { nullsFirst }),
        }),
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
