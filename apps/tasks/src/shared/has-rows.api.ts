import { api, keepOnDevice } from '@plainday/data-api';

/** Whether a table of the account, which a manifest names, holds anything of the person. */
const hasRowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    hasRows: build.query<boolean, string>({
      query: (table) => ({
        // The types of the database know its tables one by one.
        run: (db, userId) =>
          db
            .from(table as 'tasks')
            .select('id')
            .eq('user_id', userId)
            .limit(1),
        check: (rows) => Array.isArray(rows) && rows.length > 0,
      }),
    }),
  }),
});
keepOnDevice('hasRows', { check: (data) => typeof data === 'boolean' });

/** Asks whether a table holds anything of the person. */
export const { useHasRowsQuery } = hasRowsApi;
