import * as z from 'zod/mini';
import { parsedBody } from '../forward/forward';
import { readObject } from '../http/json-body';
import { authError, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { findAccount } from './accounts';
import { invalid, invalidCredentials, tooManyAttempts } from './answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from './auth-parts';
import { canonicalEmail } from './emails';
import { compareWithNobody, isTooLong, passwordMatches } from './password/passwords';
import { listPending } from './sign-up/pending';

/**
 * The same work for every address until the password is right: two look-ups and one comparison. Only then
 * the auth server is asked, which compares once more and opens the session.
 */
async function checkPassword(
  request: GatewayRequest,
  parts: AuthParts,
  email: string,
  password: string,
): Promise<Reply> {
  const account = await findAccount(parts.forwarder.backend, email);
  const [waiting] = await listPending(parts.forwarder.backend, email);
  const hash = account?.confirmed ? account.passwordHash : waiting?.passwordHash;
  if (!hash) {
    await compareWithNobody(password, parts.passwordCost);
    return invalidCredentials();
  }
  if (!(await passwordMatches(password, hash))) return invalidCredentials();
  if (account?.banned) return authError(400, 'user_banned', 'User is banned');
  return account?.confirmed
    ? parts.forwarder.send(request, { body: JSON.stringify({ email, password }) })
    : authError(400, 'email_not_confirmed', 'Email not confirmed');
}

async function signIn(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  const { password } = body;
  const email = canonicalEmail(body['email']);
  if (typeof password !== 'string' || password === '' || isTooLong(password)) {
    return invalidCredentials();
  }
  if (!email) return invalidCredentials();
  const wait = await parts.limits.beginSignIn(email, request.address);
  if (wait > 0) {
    parts.noteFailure(email);
    return tooManyAttempts(wait);
  }
  const reply = await checkPassword(request, parts, email, password);
  if (reply.status >= 400 && reply.status < 500) parts.noteFailure(email);
  const unconfirmed = reply.status === 400 && String(reply.body).includes('email_not_confirmed');
  if (reply.status === 200 || reply.status >= 500 || unconfirmed) {
    await parts.limits.signInSettled(email, request.address, reply.status === 200);
  }
  return reply;
}

const sessionSchema = z.object({ user: z.object({ email: z.string() }) });

/** Who holds a session at an address is at home there. */
export async function meet(request: GatewayRequest, parts: AuthParts, reply: Reply): Promise<void> {
  const session = z.safeParse(sessionSchema, parsedBody(reply));
  if (session.success) await parts.limits.meet(session.data.user.email, request.address);
}

/** `POST /token`: a session for a password or for a refresh token. Other grants do not exist here. */
export async function answerToken(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const grant = new URLSearchParams(request.search).get('grant_type');
  if (grant === 'password') return signIn(request, parts);
  if (grant !== 'refresh_token')
    return authError(400, 'unsupported_grant_type', 'unsupported_grant_type');
  const { refresh_token: token } = await readObject(request, MAX_AUTH_BODY_BYTES);
  if (typeof token !== 'string') return invalid('Refresh token is not valid');
  // Tabs of one browser renew with one token at once. The second is given what the first got, but not before that is there.
  const reply = await parts.inTurn(token, () =>
    parts.forwarder.send(request, { body: JSON.stringify({ refresh_token: token }) }),
  );
  if (reply.status === 200) await meet(request, parts, reply);
  // A used token that came back has ended its session.
  if (reply.status >= 400 && reply.status < 500) parts.sessions.forgetAll();
  return reply;
}
