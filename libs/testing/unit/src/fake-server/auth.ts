import { json } from './rest';
import { claimsOf, fakeSession, fakeUserRow, type FakeUser } from './token';

/** What the fake auth server remembers. */
export interface FakeAuth {
  readonly users: FakeUser[];
  /** Password of each user, by e-mail. */
  readonly passwords: Map<string, string>;
  /** Refresh tokens that still work, with their user. */
  readonly refreshTokens: Map<string, FakeUser>;
  /** E-mails that would have been sent. */
  readonly mails: { readonly to: string; readonly kind: string }[];
  /** Links of mails that were not opened yet, by their token. */
  readonly links: Map<string, { type: string; user: FakeUser; isDone?: boolean }>;
  serial: number;
}

/** Hands out a session that ends an hour after `now` (epoch milliseconds). */
export function openSession(auth: FakeAuth, user: FakeUser, now: number): object {
  auth.serial += 1;
  const session = fakeSession(user, now + 3_600_000, auth.serial);
  auth.refreshTokens.set(session.refresh_token, user);
  return session;
}

/** Answers `/auth/v1/…`. */
export async function answerAuth(request: Request, auth: FakeAuth, now: number): Promise<Response> {
  const url = new URL(request.url);
  const body = (await request.json().catch(() => ({}))) as Record<string, string>;
  const email = body['email'] ?? '';
  const known = auth.users.find((user) => user.email === email);
  const bearer = claimsOf(request.headers.get('authorization'));
  const current = auth.users.find((user) => user.id === bearer?.sub);
  switch (url.pathname.replace('/auth/v1/', '')) {
    case 'token': {
      if (url.searchParams.get('grant_type') === 'refresh_token') {
        const user = auth.refreshTokens.get(body['refresh_token'] ?? '');
        if (!user)
          return refuse(
            400,
            'refresh_token_not_found',
            'Invalid Refresh Token: Refresh Token Not Found',
          );
        return json(200, openSession(auth, user, now));
      }
      if (!known || auth.passwords.get(email) !== body['password']) {
        return refuse(400, 'invalid_credentials', 'Invalid login credentials');
      }
      return json(200, openSession(auth, known, now));
    }
    case 'signup':
      auth.mails.push({ to: email, kind: 'signup' });
      return json(
        200,
        fakeUserRow({ id: '22222222-2222-4222-8222-222222222222', email, name: '' }),
      );
    case 'verify': {
      const link = auth.links.get(body['token_hash'] ?? '');
      if (!link || link.type !== body['type']) return refuse(403, 'otp_expired', 'Expired');
      auth.links.delete(body['token_hash'] ?? '');
      if (link.type !== 'email_change') return json(200, openSession(auth, link.user, now));
      return json(200, link.isDone ? { user: fakeUserRow(link.user) } : { code: '200', msg: 'x' });
    }
    case 'resend':
    case 'recover':
      auth.mails.push({ to: email, kind: url.pathname.endsWith('resend') ? 'signup' : 'recovery' });
      return json(200, {});
    case 'user':
      if (!current) return refuse(403, 'bad_jwt', 'invalid JWT');
      if (request.method !== 'PUT') return json(200, fakeUserRow(current));
      return changeAccount(auth, current, body);
    case 'logout':
      for (const [token, user] of auth.refreshTokens) {
        if (user.id === current?.id) auth.refreshTokens.delete(token);
      }
      return new Response(null, { status: 204 });
    default:
      return refuse(404, 'not_found', 'Not found');
  }
}

function changeAccount(auth: FakeAuth, current: FakeUser, body: Record<string, unknown>): Response {
  const { password, email, data } = body;
  if (typeof password === 'string') auth.passwords.set(current.email, password);
  if (typeof email === 'string') {
    for (const to of [email, current.email]) auth.mails.push({ to, kind: 'email-change' });
  }
  const name = (data as { full_name?: string } | undefined)?.full_name ?? current.name;
  const next = { ...current, name };
  auth.users.splice(auth.users.indexOf(current), 1, next);
  return json(200, fakeUserRow(next));
}

function refuse(status: number, code: string, message: string): Response {
  return json(status, { code: status, error_code: code, msg: message });
}
