import { getSupabase, toApiError, type ApiError, type Db } from '@plainday/data-supabase';

/** The outcome of every call to the auth server: an error with a message for people, or none. */
export interface AuthResult {
  readonly error: ApiError | null;
}

/** Calls the auth server, and hands on what it answers; never rejects. */
export async function call<Answer extends { readonly data?: unknown; readonly error: unknown }>(
  run: (db: Db) => PromiseLike<Answer>,
): Promise<AuthResult & { readonly data?: Answer['data'] }> {
  try {
    const { data, error } = await run(await getSupabase());
    return { data, error: error ? toApiError(error) : null };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}
