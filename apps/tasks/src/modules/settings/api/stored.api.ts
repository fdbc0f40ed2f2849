import { api, optimisticMutation, readAll } from '@plainday/data-api';
import type { Json } from '@plainday/data-supabase';
import * as z from 'zod/mini';

/** The tables come from manifests, as words; the types of the database know them one by one. */
const asTable = (table: string) => table as 'tasks';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const countsSchema = z.record(z.string(), z.number());

/** Rows of one table that come back from an archive. */
interface RestoredRows {
  readonly table: string;
  readonly rows: readonly { readonly id: string }[];
  /** Rows that are there become what the archive says. */
  readonly overwrite: boolean;
}

/** Rows of one table that go. */
interface RemovedRows {
  readonly table: string;
  readonly ids: readonly string[];
}

/** Whole tables of the account: counted, exported, restored and erased. */
export const storedApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsRowCounts: build.query<Readonly<Record<string, number>>, readonly string[]>({
      query: (tables) => ({
        async run(db, userId) {
          const counts: Record<string, number> = {};
          for (const table of tables) {
            // Not by HEAD: Chromium reports each of those as aborted.
            const answer = await db
              .from(asTable(table))
              .select('id', { count: 'exact' })
              .eq('user_id', userId)
              .limit(1);
            if (answer.error) return answer;
            counts[table] = answer.count ?? 0;
          }
          return { data: counts, error: null };
        },
        check: (data) => z.parse(countsSchema, data),
      }),
      keepUnusedDataFor: 0,
    }),
    settingsRows: build.query<readonly unknown[], string>({
      query: (table) => ({
        run: (db, userId) =>
          readAll(() => db.from(asTable(table)).select('*').eq('user_id', userId), []),
        check: (data) => z.parse(rowsSchema, data),
      }),
      keepUnusedDataFor: 0,
    }),
    // Asked like reads, which end where there is no answer: an archive is begun again from its file, and would lie in
    // the outbox once more.
    settingsRestoreRows: build.query<number, RestoredRows>({
      query: ({ table, rows, overwrite }) => ({
        run: (db) =>
          db.rpc('restore_rows', { table_name: table, rows: rows as unknown as Json, overwrite }),
        check: (data) => z.parse(z.number(), data),
      }),
      serializeQueryArgs: ({ queryArgs: { table, rows } }) => `${table} ${rows[0]?.id}`,
      keepUnusedDataFor: 0,
    }),
    settingsDeleteRows: build.query<unknown, RemovedRows>({
      query: ({ table, ids }) => ({
        run: (db, userId) => db.from(asTable(table)).delete().eq('user_id', userId).in('id', ids),
      }),
      serializeQueryArgs: ({ queryArgs: { table, ids } }) => `${table} ${ids[0]}`,
      keepUnusedDataFor: 0,
    }),
    settingsEraseRows: build.mutation<unknown, readonly string[]>(
      optimisticMutation<readonly string[], unknown>({
        says: () => ({ done: 'Data erased', names: [] }),
        async send(tables, db, userId) {
          for (const table of tables) {
            const answer = await db.from(asTable(table)).delete().eq('user_id', userId);
            if (answer.error) return answer;
          }
          return { data: null, error: null };
        },
      }),
    ),
  }),
});

/** Rows of each table, counted anew each time. */
export const { useSettingsRowCountsQuery } = storedApi;
