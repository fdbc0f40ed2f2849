import { claimsOf, type Claims } from '../forward/sessions';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { AuthParts } from './auth-parts';

/** Which sessions end: this one, all of this user, or all but this one. */
export type SignOutScope = 'global' | 'local' | 'others';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function affected(
  { forwarder }: AuthParts,
  { sub, session_id: own }: Claims,
  scope: SignOutScope,
): Promise<string[]> {
  if (scope === 'local' || !uuid.test(sub)) return own ? [own] : [];
  const rows = await forwarder.backend.query<{ id: string }>(
    'select id::text as id from auth.sessions where user_id = $1::uuid',
    [sub],
  );
  const all = rows.map(({ id }) => id);
  return scope === 'others' ? all.filter((id) => id !== own) : all;
}

/** Signs sessions out. Their tokens stop to work at once, not only at their end. */
export async function signOut(
  request: GatewayRequest,
  parts: AuthParts,
  scope: SignOutScope,
): Promise<Reply> {
  const claims = claimsOf(request);
  const sessions = claims ? await affected(parts, claims, scope) : [];
  const reply = await parts.forwarder.send(request, {
    method: 'POST',
    path: '/auth/v1/logout',
    search: `?scope=${scope}`,
    body: '{}',
  });
  if (reply.status === 204) parts.sessions.forget(sessions);
  return reply;
}
