import {
  apiError,
  closeSession,
  getSupabase,
  toApiError,
  type ApiError,
  type CutList,
  type Db,
} from '@plainday/data-supabase';
import { logger } from '@plainday/shared-platform';
import type { Answer, ApiRequest } from './request';

/** Either what was read, or why not. */
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: ApiError; readonly data?: undefined };

/** Nobody is signed in, or somebody else. */
export const NO_SESSION = toApiError({ code: 'session' });
let refreshing: Promise<boolean> | null = null;

/** Sends a request once, as the signed-in user; a rejected token is refreshed once, then sent again. */
export async function sendOnce(
  request: ApiRequest,
  expectedUser?: string,
  cut?: CutList,
): Promise<Outcome> {
  try {
    const db = await getSupabase();
    const { data, error } = await db.auth.getSession();
    if (error) return { error: toApiError(error) };
    const userId = data.session?.user.id;
    if (!userId || (expectedUser && expectedUser !== userId)) return { error: NO_SESSION };
    request.prepare?.();
    let answer = await request.run(db, userId, cut);
    if (answer.error && isUnauthorised(answer) && (await refreshSession(db))) {
      answer = await request.run(db, userId, cut);
    }
    if (answer.error) return { error: toApiError(answer.error, answer.status) };
    return await checked(request, answer.data);
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

/** What came before the app, as the answer of a request. */
export async function acceptEarly(request: ApiRequest, data: unknown): Promise<Outcome> {
  try {
    return await checked(request, data);
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

function isUnauthorised(answer: Answer): boolean {
  return toApiError(answer.error, answer.status).status === 401;
}

/**
 * One refresh at a time: fifty parallel requests with an old token ask for one new one. A session that
 * the server will not renew, because it was ended elsewhere, ends here too.
 */
function refreshSession(db: Db): Promise<boolean> {
  refreshing ??= db.auth
    .refreshSession()
    .then(async ({ data, error }) => {
      if (error && !toApiError(error).retryable) {
        // The server has ended it: to be asked to end it once more it could only refuse.
        closeSession();
        await db.auth.signOut({ scope: 'local' });
      }
      return data.session !== null;
    })
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

async function checked(request: ApiRequest, data: unknown): Promise<Outcome> {
  if (!request.check) return { data };
  try {
    return { data: await request.check(data) };
  } catch (thrown) {
    // Some checks are fetched when they are needed first.
    if (thrown instanceof Error && thrown.name === 'ChunkLoadError') throw thrown;
    // A check may refuse in words of its own; a failed schema has none that people understand.
    const own = thrown instanceof Error && !('issues' in thrown) ? thrown.message : undefined;
    if (!own) logger.error('An answer of the server has not the expected shape.', thrown);
    return { error: own ? apiError('refused', own) : toApiError({ code: 'response' }) };
  }
}
