import {
  apiError,
  getDetachedSupabase,
  getSupabase,
  toApiError,
  type AuthSession,
} from '@plainday/data-supabase';
import { ADDRESS_ACCEPTED, ADDRESS_CHANGED, addressNotice, linkError } from '../session/auth-link';
import { call, type AuthResult } from '../call';
import { changeUser } from '../session/change-user';
import { closeLink, linkOnPage, showOwner, type TokenLink } from '../session/link-on-page';
import { selectSession, sessionSlice } from '../session/session.slice';
import { toSessionUser } from '../session/session-user';
import { boundStore } from '../session/start-session';

/** A sign-up is confirmed by the first; templates of Supabase name it by the second. */
const SIGN_UP: ReadonlySet<TokenLink['type']> = new Set(['signup', 'email']);
const { linkFailed, noticed, recoveryOpened } = sessionSlice.actions;

/** Leaves the link as it is; whoever is signed in stays signed in. */
export function leaveLink(): void {
  closeLink(boundStore());
}

/** What came of a link: the account that it made usable, where it was the link of a sign-up. */
export interface LinkResult extends AuthResult {
  readonly newUserId?: string;
}

/**
 * Spends the link on the page. The session it brings is taken when it belongs to the account the page has
 * shown; else the page shows whose it is, and `openLink` is to be called once more.
 */
export async function openLink(): Promise<LinkResult> {
  const shown = linkOnPage();
  if (!shown) return { error: linkError('') };
  const { link, session } = shown;
  if (session) return adopt(link, session);
  try {
    const { data, error } = await (
      await getDetachedSupabase()
    ).auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (error) return refuse(toApiError(error));
    if (link.type === 'email_change') return await settleAddress(data);
    if (!data.session) return refuse(apiError('link_failed', ''));
    return await takeSession(link, data.session);
  } catch (thrown) {
    return refuse(toApiError(thrown));
  }
}

/** A passing failure keeps the link on the page; any other ends it. */
function refuse(error: ReturnType<typeof toApiError>): AuthResult {
  if (error.retryable && error.status !== 429) return { error };
  const told = linkError(error.status === 429 ? 'over_request_rate_limit' : error.code);
  leaveLink();
  boundStore().dispatch(linkFailed(told));
  return { error: told };
}

async function settleAddress(data: { session: unknown; user: unknown }): Promise<AuthResult> {
  // The first of the two links is answered without a user.
  const isDone = data.session !== null || data.user !== null;
  const store = boundStore();
  leaveLink();
  store.dispatch(noticed(addressNotice(isDone ? ADDRESS_CHANGED : ADDRESS_ACCEPTED)));
  // The kept session still has the address of before.
  if (selectSession(store.getState()).user) {
    await call(async (db) => ({ error: (await db.auth.refreshSession()).error }));
  }
  return { error: null };
}

async function takeSession(link: TokenLink, session: AuthSession): Promise<LinkResult> {
  const owner = session.user.email ?? '';
  if (link.email?.toLowerCase() === owner.toLowerCase()) return adopt(link, session);
  showOwner(boundStore(), link, session);
  return { error: null };
}

async function adopt(link: TokenLink, session: AuthSession): Promise<LinkResult> {
  const store = boundStore();
  const { access_token, refresh_token } = session;
  const result = await call(async () => {
    const db = await getSupabase();
    return db.auth.setSession({ access_token, refresh_token });
  });
  if (result.error) return refuse(result.error);
  if (link.type === 'recovery') store.dispatch(recoveryOpened());
  changeUser(store, toSessionUser(session.user));
  leaveLink();
  return { error: null, ...(SIGN_UP.has(link.type) && { newUserId: session.user.id }) };
}
