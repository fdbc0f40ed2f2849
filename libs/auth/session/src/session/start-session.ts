import { keepFresh, type AppStore } from '@plainday/data-api';
import {
  AUTH_STORAGE_KEY,
  getSupabase,
  readStoredSession,
  toApiError,
} from '@plainday/data-supabase';
import { afterPaint, claimSingleton, logger, whenIdle } from '@plainday/shared-platform';
import { addressNotice, readAuthLink } from './auth-link';
import { changeUser } from './change-user';
import { followLeaving, whoLeaves } from './leaving';
import { showLink } from './link-on-page';
import { selectSession, sessionSlice } from './session.slice';
import { toSessionUser } from './session-user';

claimSingleton('@plainday/auth-session', '2.3.0');

const { linkFailed, noticed } = sessionSlice.actions;
let bound: AppStore | null = null;

/** The store the session lives in. */
export function boundStore(): AppStore {
  if (!bound) throw new Error('startSession(store) must be called before the session is used.');
  return bound;
}

/**
 * Finds out who is signed in, and follows it. Without a link in the address the answer is there when
 * this returns, from what is kept on this device; the auth server is asked after the first paint.
 * Returns a function that stops it.
 */
export function startSession(store: AppStore): () => void {
  bound = store;
  adoptStored(store);
  takeLink(store);

  const handleStorage = (event: StorageEvent): void => {
    if (event.key === AUTH_STORAGE_KEY || event.key === null) adoptStored(store);
  };
  // A link opened in the tab that shows /auth already changes nothing but the part behind the `#`.
  const handleHash = (): void => takeLink(store);
  window.addEventListener('storage', handleStorage);
  window.addEventListener('hashchange', handleHash);
  const unfollow = followLater(store);
  const stopFresh = keepFresh(store);
  const unfollowLeaving = followLeaving();
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('hashchange', handleHash);
    unfollow();
    stopFresh();
    unfollowLeaving();
  };
}

/** Tries again after the session could not be found out within the limit. */
export function retrySession(): void {
  location.reload();
}

/** Takes what a link from an e-mail brought out of the address: tokens must stay neither there nor in the history. */
function takeLink(store: AppStore): void {
  const link = readAuthLink(location.hash);
  if (!link) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (link.kind === 'token') showLink(store, link);
  if (link.kind === 'error') store.dispatch(linkFailed(link.error));
  if (link.kind !== 'notice') return;
  store.dispatch(noticed(addressNotice(link.text)));
  // The kept session still has the address of before.
  void getSupabase()
    .then((db) => db.auth.refreshSession())
    .catch(() => undefined);
}

function adoptStored(store: AppStore): void {
  const stored = readStoredSession();
  if (stored) changeUser(store, toSessionUser(stored.user));
  else endHere(store);
}

/** Nobody is signed in any more; says why, unless that was done on this page. */
function endHere(store: AppStore): void {
  const wasSignedIn = selectSession(store.getState()).status === 'signed-in';
  const reason = whoLeaves();
  changeUser(store, null);
  if (!wasSignedIn || reason === 'this tab') return;
  const text =
    reason === 'another tab'
      ? 'You signed out in another tab.'
      : 'Your session has ended. Please sign in again.';
  store.dispatch(noticed({ title: 'Signed out', text }));
}

/** Loads supabase-js once the page is painted, and follows what it says. */
function followLater(store: AppStore): () => void {
  let stopped = false;
  let unsubscribe: (() => void) | null = null;
  void afterPaint().then(() => {
    if (!stopped) whenIdle(() => void follow());
  });

  async function follow(): Promise<void> {
    try {
      const db = await getSupabase();
      if (stopped) return;
      const { data } = db.auth.onAuthStateChange((event, session) => {
        if (session) changeUser(store, toSessionUser(session.user));
        // Without a network the session cannot be refreshed now, yet it is kept: stay signed in.
        else if (event === 'SIGNED_OUT') endHere(store);
        else if (selectSession(store.getState()).status !== 'unknown') adoptStored(store);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    } catch (thrown) {
      logger.warn('The auth server cannot be followed.', toApiError(thrown).code);
    }
  }

  return () => {
    stopped = true;
    unsubscribe?.();
  };
}
