import type { CutList } from '@plainday/data-supabase';
import type { Answer } from './request';
import { idRanges, type IdRange } from './id-ranges';
import { compareBy, type OrderBy } from './row-order';
import { sideBySide } from './side-by-side';

/** Rows a page may have; the cap of PostgREST as Supabase and we configure it. */
const PAGE_SIZE = 1000;
/** Ids are spread evenly, but not to the row: so much of a page is planned with. */
const FULL = 0.9;

interface PageAnswer extends Answer {
  readonly count?: number | null;
}

interface PageBuilder extends PromiseLike<PageAnswer> {
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): PageBuilder;
  gt(column: string, value: string): PageBuilder;
  gte(column: string, value: string): PageBuilder;
  lt(column: string, value: string): PageBuilder;
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
 * walked by id, which never changes: a row that is moved meanwhile is neither missed nor doubled. Their
 * pages are fetched side by side, for each has a part of all ids.
 *
 * @param cut What is known of the first page where it was asked for already and was not everything.
 * @example
 * run: (db, userId, cut) =>
 *   readAll(() => db.from('tasks').select('*').eq('user_id', userId), [
 *     { column: 'position' }, { column: 'created_at', descending: true },
 *   ], cut)
 */
export async function readAll(
  build: () => unknown,
  order: readonly OrderBy[],
  cut?: CutList,
): Promise<Answer> {
  const total: OrderBy[] = [...order, { column: 'id' }];
  const first = cut ?? (await firstPage(build, total));
  if (!('cap' in first)) return first;
  const ranges = idRanges(Math.ceil(first.total / (first.cap * FULL)));
  let failed: Answer | undefined;
  const parts = await sideBySide(ranges, async (range) => {
    if (failed) return [];
    const { rows, error } = await walk(build, range, first.cap);
    failed ??= error;
    return rows;
  });
  return failed ?? { data: parts.flat().sort(compareBy(total)), error: null, status: 200 };
}

/** The answer, where it is everything or an error; else how much there is. */
async function firstPage(
  build: () => unknown,
  order: readonly OrderBy[],
): Promise<Answer | CutList> {
  const first = await order
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
  return { total: first.count ?? rows.length, cap: rows.length };
}

/** All rows whose ids lie in a range, page by page; the answer of one that failed. */
async function walk(
  build: () => unknown,
  { from, to }: IdRange,
  cap: number,
): Promise<{ readonly rows: readonly Row[]; readonly error?: Answer }> {
  const rows: Row[] = [];
  for (let last: string | undefined; ;) {
    let query = (build() as PageBuilder).order('id', { ascending: true }).limit(PAGE_SIZE);
    if (last !== undefined) query = query.gt('id', last);
    else if (from !== undefined) query = query.gte('id', from);
    if (to !== undefined) query = query.lt('id', to);
    const answer = await query;
    const page = rowsOf(answer);
    if (!page) return { rows, error: answer };
    rows.push(...page);
    if (isComplete(page.length, null, cap)) return { rows };
    last = page.at(-1)?.id;
  }
}

function rowsOf(answer: PageAnswer): readonly Row[] | null {
  return !answer.error && Array.isArray(answer.data) ? (answer.data as Row[]) : null;
}

function isComplete(length: number, count: number | null | undefined, cap: number): boolean {
  return typeof count === 'number' ? length >= count : length < cap;
}
