import type { SessionUser } from './session.slice';

interface AuthUser {
  readonly id: string;
  readonly email?: string | undefined;
  readonly user_metadata?: { readonly full_name?: unknown } | undefined;
}

/** The user of a session, in our form. */
export function toSessionUser(user: AuthUser): SessionUser {
  const email = user.email ?? '';
  const name = user.user_metadata?.full_name;
  return { id: user.id, email, name: typeof name === 'string' && name ? name : email };
}
