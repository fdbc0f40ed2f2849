import { eraseDevice } from '@plainday/data-device';
import { apiError, getSupabase } from '@plainday/data-supabase';
import { call, type AuthResult } from '../call';
import { withPassword } from './password';
import { changeUser, whenUserChanged } from '../session/change-user';
import { announceLeaving, announceStaying } from '../session/leaving';
import { selectSession, type SessionUser } from '../session/session.slice';
import { toSessionUser } from '../session/session-user';
import { boundStore } from '../session/start-session';

function present(): SessionUser | null {
  return selectSession(boundStore().getState()).user;
}

/** Opens a new session with the password, in place of the one that was: proof that it is the owner who sits here. */
async function reauthenticate(typed: string): Promise<AuthResult> {
  const user = present();
  if (!user) return { error: apiError('session_not_found', 'Nobody is signed in.') };
  const { email } = user;
  const result = await withPassword(typed, (password) =>
    call(async (db) => {
      const { data: before } = await db.auth.getSession();
      const { error } = await db.auth.signInWithPassword({ email, password });
      // This device holds one session, not one for each time it was asked.
      if (!error && before.session) {
        await db.auth.admin.signOut(before.session.access_token, 'local').catch(() => undefined);
      }
      return { error };
    }),
  );
  if (result.error?.code !== 'invalid_credentials') return result;
  return { error: apiError('invalid_credentials', 'This is not your password.') };
}

/** Changes the name an account shows (decisions 74). */
export function changeName(name: string): Promise<AuthResult> {
  return call(async (db) => {
    const { data, error } = await db.auth.updateUser({ data: { full_name: name.trim() } });
    if (data.user) changeUser(boundStore(), toSessionUser(data.user));
    return { error };
  });
}

/** Asks for another e-mail address: it is changed once the links sent to both addresses were followed. */
export async function changeEmail(email: string, password: string): Promise<AuthResult> {
  const proof = await reauthenticate(password);
  if (proof.error) return proof;
  const emailRedirectTo = `${location.origin}/auth`;
  return call((db) => db.auth.updateUser({ email }, { emailRedirectTo }));
}

/** Sets a new password after the present one was given; every other session ends. */
export async function changePassword(current: string, next: string): Promise<AuthResult> {
  const proof = await reauthenticate(current);
  if (proof.error) return proof;
  const password = next.normalize('NFC');
  const result = await withPassword(current, (current_password) =>
    call((db) => db.auth.updateUser({ password, current_password })),
  );
  if (!result.error) await endOtherSessions();
  return result;
}

/** Signs one other place out, at once. */
export function endSession(session: string): Promise<AuthResult> {
  return call((db) => db.rpc('end_session', { session }));
}

/** Signs every place out but this one. */
export function endOtherSessions(): Promise<AuthResult> {
  return call((db) => db.auth.signOut({ scope: 'others' }));
}

/**
 * Deletes the account with all its rows, and everything this device keeps of it. Needs the password; signs out here
 * and in every other tab (decisions 73).
 */
export async function deleteAccount(password: string): Promise<AuthResult> {
  const user = present();
  const proof = await reauthenticate(password);
  if (proof.error || !user) return proof;
  await announceLeaving();
  const result = await call((db) => db.rpc('delete_account'));
  if (result.error) {
    announceStaying();
    return result;
  }
  // The session is dead already: this forgets it here, whatever the server says to it.
  await (await getSupabase()).auth.signOut({ scope: 'local' }).catch(() => undefined);
  changeUser(boundStore(), null);
  await whenUserChanged();
  await eraseDevice(user.id);
  return { error: null };
}
