import type { TableName } from '@plainday/data-supabase';
import { readAll } from '../wire/read-all';
import type { OrderBy } from '../wire/row-order';
import type { ApiRequest } from '../wire/request';
import { askFor, type AnyFilter, type RowFilter } from './row-filter';
import { checkRows, loadSchema, type SchemaSource } from './row-schema';
import type { RowSource } from './row-sources';

/** Which rows a list has, how they are checked, and in which order they come. */
export interface RowsQueryOptions<Row, Tag extends string, Arg> {
  /** Of one row. A function that imports it keeps zod off the first path. */
  readonly schema: SchemaSource<Row>;
  /** The list is read again when a write with this tag fails. */
  readonly tag: Tag;
  readonly order: readonly OrderBy<keyof Row & string>[];
  /** The rows for an argument; all rows of the signed-in user without it. */
  readonly filter?: (arg: Arg) => RowFilter<Row>;
}

/** The definition of a query that reads rows. */
export interface RowsQuery<Row, Tag extends string, Arg> {
  readonly query: (arg: Arg) => ApiRequest;
  readonly transformResponse: (rows: unknown) => readonly Row[];
  readonly providesTags: readonly Tag[];
  readonly rowSource: RowSource;
}

/**
 * Reads all rows of a table that are the user's own, in order and checked one by one. Every write made
 * by `insertRow`, `updateRow` and `deleteRow` of the same table shows in it at once.
 *
 * @example
 * habitsDone: build.query(
 *   rowsQuery('habit_completions', {
 *     schema: completionSchema,
 *     tag: 'HabitCompletion',
 *     order: [{ column: 'completed_at' }],
 *     filter: ({ from, to }: Week) => ({ completed_at: { gte: from, lte: to } }),
 *   }),
 * )
 */
export function rowsQuery<Row extends object, Tag extends string, Arg = void>(
  table: TableName,
  { schema, tag, order, filter }: RowsQueryOptions<Row, Tag, Arg>,
): RowsQuery<NoInfer<Row>, NoInfer<Tag>, NoInfer<Arg>> {
  const filterOf = filter as ((arg: unknown) => AnyFilter) | undefined;
  return {
    query: (arg) => ({
      run(db, userId) {
        void loadSchema(schema).catch(() => undefined);
        return readAll(() => {
          const own = db.from(table).select('*').eq('user_id', userId);
          return filterOf ? askFor(own, filterOf(arg)) : own;
        }, order);
      },
      check: (data) => checkRows(data, schema, table),
    }),
    transformResponse: (rows) => rows as readonly Row[],
    providesTags: [tag],
    rowSource: {
      table,
      order,
      check: (rows) => checkRows(rows, schema, table),
      ...(filterOf ? { filter: filterOf } : {}),
      ...(typeof schema === 'function' ? {} : { schema }),
    },
  };
}
