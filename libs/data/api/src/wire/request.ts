import type { CutList, Db } from '@plainday/data-supabase';

/** What a query builder resolves to. */
export interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

/**
 * One request of an endpoint: the builder call, and a check that turns the answer into what is kept.
 *
 * @example
 * query: (projectId) => ({
 *   run: (db, userId) => db.from('habits').select('*').eq('user_id', userId),
 *   check: (data) => z.parse(z.array(habitSchema), data),
 * })
 */
export interface ApiRequest {
  /** Of a write: the ids of the rows it is about. */
  readonly rows?: readonly string[];
  /** `cut`: the first page of the list was asked for already. */
  readonly run: (db: Db, userId: string, cut?: CutList) => PromiseLike<Answer>;
  /** Begins, while the server answers, what the check will need. */
  readonly prepare?: () => void;
  /** Throws, or rejects, when the answer has not the expected shape; may reshape it. */
  readonly check?: (data: unknown) => unknown;
}
