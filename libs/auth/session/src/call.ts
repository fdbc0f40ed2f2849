import { getSupabase, toApiError, type ApiError, type Db } from '@plainday/data-supabase';

/** The outcome of every call to the auth server: an error with a message for people, or none. */
export interface AuthResult {
  readonly error: ApiError | null;
}

/** Calls the auth server; never rejects. */
export async function call(run: (db: Db) => PromiseLike<{ error: unknown }>): Promise<AuthResult> {
  try {
    const { error } = await run(await getSupabase());
    return { error: error ? toApiError(error) : null };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}
