import { parsedBody } from '../../forward/forward';
import { readObject } from '../../http/json-body';
import { readClaims } from '../../forward/sessions';
import { authError, json, type Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import { acceptEmailChange } from '../accounts';
import { addressChangedMail } from '../../mail/templates';
import { invalid, tooManyAttempts } from '../answers';
import { MAX_AUTH_BODY_BYTES, tell, type AuthParts } from '../auth-parts';
import { meet } from '../sign-in';
import { noteRecovery } from '../open-sessions';
import { openAccount } from '../sign-up/open-account';
import { forgetPending } from '../sign-up/pending';
import { isLinkType, originFor, type LinkType } from '../links';

const token = /^[0-9a-f]{64}$/;
const EXPIRED = 'Email link is invalid or has expired';
const expired = () => authError(403, 'otp_expired', EXPIRED);

/** The first sentence is the auth server's own. */
const STEPS = {
  accepted: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  changed: 'Email address changed',
};

/**
 * `GET /verify`: links of earlier mails, and whatever follows links to look at them. Leads to our page with
 * the token; nothing is spent, however often it is fetched.
 */
export function followLink(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const query = new URLSearchParams(request.search);
  const given = query.get('token') ?? query.get('token_hash') ?? '';
  const type = query.get('type');
  const fragment =
    isLinkType(type) && token.test(given)
      ? new URLSearchParams({ token_hash: given, type })
      : new URLSearchParams({ error: 'access_denied', error_code: 'otp_expired' });
  const location = `${originFor(request, parts)}/auth#${fragment.toString()}`;
  return Promise.resolve({ status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The auth server names the user once the address is changed, and only then. */
async function changeStep(
  request: GatewayRequest,
  parts: AuthParts,
  given: string,
): Promise<Reply> {
  const done = await acceptEmailChange(parts.forwarder.backend, given);
  if (!done) return expired();
  const { step, user, previous } = done;
  if (previous !== undefined) {
    await tell(
      parts,
      addressChangedMail(previous, user.email, `${originFor(request, parts)}/auth`),
    );
  }
  return json(200, { code: '200', msg: STEPS[step], ...(step === 'changed' && { user }) });
}

/** Who came by the link for a forgotten password may set one without the present one. */
async function noteOpened({ forwarder }: AuthParts, reply: Reply): Promise<void> {
  const { access_token: opened } = parsedBody(reply) as { access_token?: unknown };
  const session = readClaims(String(opened))?.session_id;
  if (session !== undefined) await noteRecovery(forwarder.backend, session);
}

/** A session for the token. The account of a sign-up is made now, by the link that was opened. */
async function openSession(
  request: GatewayRequest,
  parts: AuthParts,
  type: LinkType,
  given: string,
): Promise<Reply> {
  const { backend } = parts.forwarder;
  const pending = await openAccount(request, parts, given);
  if (type === 'signup' && !pending) return expired();
  if (pending && (type === 'recovery') !== (pending.passwordHash === null)) return expired();
  const body = JSON.stringify({ type: pending ? 'signup' : type, token_hash: given });
  const reply = await parts.forwarder.send(request, { search: '', body });
  if (pending && reply.status === 200) await forgetPending(backend, pending.email);
  if (reply.status === 200) await meet(request, parts, reply);
  if (type === 'recovery' && reply.status === 200) await noteOpened(parts, reply);
  return reply;
}

/** `POST /verify`: spends the token of a link. Six-digit codes are not in use. */
export async function answerVerify(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  const { token_hash: given } = body;
  const type = body['type'] === 'email' ? 'signup' : body['type'];
  if (!isLinkType(type)) return invalid('Verify requires a verification type');
  const wait = await parts.limits.beginLink(request.address);
  if (wait > 0) return tooManyAttempts(wait);
  if (typeof given !== 'string' || !token.test(given)) return expired();
  const reply =
    type === 'email_change'
      ? await changeStep(request, parts, given)
      : await openSession(request, parts, type, given);
  if (reply.status === 200) await parts.limits.linkSettled(request.address);
  return reply;
}
