import type { Backend } from '../backend';

/**
 * True while a session is open: it was not signed out, its account is there, and one of its refresh tokens
 * is good. Where a used one came back, the auth server has revoked them all.
 */
export async function isOpenSession(
  backend: Backend,
  user: string,
  session: string,
): Promise<boolean> {
  const rows = await backend.query(
    `select from auth.sessions s
      where s.id = $1::uuid and s.user_id = $2::uuid and exists (
        select from auth.refresh_tokens r where r.session_id = s.id and not r.revoked)`,
    [session, user],
  );
  return rows.length > 0;
}

/** Notes a session that was opened by the link for a forgotten password. */
export async function noteRecovery(backend: Backend, session: string): Promise<void> {
  await backend.query(
    `insert into gateway.recovered_sessions (session_id) values ($1::uuid) on conflict do nothing`,
    [session],
  );
  await backend.query(
    `delete from gateway.recovered_sessions where opened_at < now() - interval '1 hour'`,
  );
}

/** True once for such a session, within an hour: it may set a password without the present one. */
export async function takeRecovery(backend: Backend, session: string): Promise<boolean> {
  const rows = await backend.query(
    `delete from gateway.recovered_sessions
      where session_id = $1::uuid and opened_at > now() - interval '1 hour' returning session_id`,
    [session],
  );
  return rows.length > 0;
}
