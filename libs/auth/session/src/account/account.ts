import { countElsewhere, selectUnsavedCount, whenSaved } from '@plainday/data-api';
import { delay } from '@plainday/shared-platform';
import { eraseOutbox } from '@plainday/data-device/session';
import { apiError } from '@plainday/data-supabase';
import { call, type AuthResult } from '../call';
import { changeUser } from '../session/change-user';
import { announceLeaving, announceStaying } from '../session/leaving';
import { withPassword } from './password';
import { selectSession, sessionSlice } from '../session/session.slice';
import { toSessionUser } from '../session/session-user';
import { boundStore } from '../session/start-session';

/** Where links in e-mails lead (spec §7, Authentication). */
function authPage(): string {
  return `${location.origin}/auth`;
}

/** Signs in with e-mail and password. */
export function signIn(form: { email: string; password: string }): Promise<AuthResult> {
  return withPassword(form.password, (password) =>
    call(async (db) => {
      const { data, error } = await db.auth.signInWithPassword({ ...form, password });
      if (data.user) changeUser(boundStore(), toSessionUser(data.user));
      return { error };
    }),
  );
}

/**
 * Makes an account; the confirmation link leads back to /auth. Says the account's id where a server asks for no
 * confirmation: elsewhere the answer holds one that is made up, so as not to tell which addresses have an account.
 */
export async function signUp(form: {
  email: string;
  password: string;
  fullName: string;
}): Promise<AuthResult & { readonly userId?: string | undefined }> {
  const { email, password, fullName } = form;
  const { data, error } = await call((db) =>
    db.auth.signUp({
      email,
      password: password.normalize('NFC'),
      options: { data: { full_name: fullName }, emailRedirectTo: authPage() },
    }),
  );
  return { error, userId: data?.session?.user.id };
}

/** How long signing out waits for writes that are under way, in milliseconds (decisions 44). */
const WRITES_LIMIT_MS = 5_000;

/** What another tab needs to send what it has just written. Milliseconds. */
const OTHERS_MS = 500;

/** Whether other tabs have sent all: what they hold would be lost with the session. */
async function othersHaveSaved(): Promise<boolean> {
  const store = boundStore();
  if ((await store.dispatch(countElsewhere())) === 0) return true;
  await delay(OTHERS_MS);
  return (await store.dispatch(countElsewhere())) === 0;
}

/**
 * Signs out everywhere, after what is being written has arrived. On failure the user stays signed in
 * and the error says why; its code is `unsaved` when a write failed or hung while this waited.
 * `discard`: the person has agreed to lose what the server does not have yet.
 */
export async function signOut({ discard = false } = {}): Promise<AuthResult> {
  const store = boundStore();
  const known = selectUnsavedCount(store.getState());
  const saved = discard || ((await whenSaved(store, WRITES_LIMIT_MS)) && (await othersHaveSaved()));
  if (!saved || (!discard && selectUnsavedCount(store.getState()) > known)) {
    return { error: apiError('unsaved', 'Some changes are not saved yet.', true) };
  }
  const { user } = selectSession(store.getState());
  await announceLeaving();
  const result = await call(async (db) => {
    const { error } = await db.auth.signOut();
    if (!error) changeUser(boundStore(), null);
    return { error };
  });
  if (!result.error && discard && user) await eraseOutbox(user.id);
  if (result.error) announceStaying();
  return result;
}

/** Sends the confirmation e-mail again. */
export function resendConfirmation(email: string): Promise<AuthResult> {
  return call((db) =>
    db.auth.resend({ type: 'signup', email, options: { emailRedirectTo: authPage() } }),
  );
}

/** Sends a link for a forgotten password; it opens /auth with `recovery` set. */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  return call((db) => db.auth.resetPasswordForEmail(email, { redirectTo: authPage() }));
}

/** Sets a new password for the user who is signed in. */
export async function updatePassword(password: string): Promise<AuthResult> {
  const result = await call((db) => db.auth.updateUser({ password: password.normalize('NFC') }));
  if (!result.error) boundStore().dispatch(sessionSlice.actions.recoveryClosed());
  return result;
}
