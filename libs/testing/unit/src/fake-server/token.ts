/** A person with an account on the fake server. */
export interface FakeUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A session as the auth server hands it out. */
export interface FakeSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  /** Epoch seconds. */
  readonly expires_at: number;
  readonly user: object;
}

/** No two servers hand out the same token either: a page remembers which of them have ended. */
let tokens = 0;

/** Makes a session that ends at an instant (epoch milliseconds). */
export function fakeSession(user: FakeUser, endsAt: number, serial = 0): FakeSession {
  tokens += 1;
  const expiresAt = Math.floor(endsAt / 1000);
  const claims = {
    sub: user.id,
    email: user.email,
    exp: expiresAt,
    aud: 'authenticated',
    role: 'authenticated',
    session_id: tokens,
  };
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${user.id}-${serial}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: fakeUserRow(user),
  };
}

/** The user as the auth server describes it. */
export function fakeUserRow(user: FakeUser): object {
  return {
    id: user.id,
    email: user.email,
    aud: 'authenticated',
    role: 'authenticated',
    user_metadata: { full_name: user.name },
    app_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  };
}

/** The claims of an access token. */
export function claimsOf(header: string | null): { sub: string; exp: number } | null {
  const payload = header?.replace('Bearer ', '').split('.')[1];
  if (!payload) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
