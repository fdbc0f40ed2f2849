import { readObject } from '../../api/json-body';
import { authError, type Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import { acceptEmailChange } from '../accounts';
import { invalid, tooManyAttempts } from '../answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from '../auth-parts';
import { redirectOf } from './links';

/** Types of links that the auth server settles. */
const types = new Set(['signup', 'email', 'recovery']);
const token = /^[0-9a-f]{64}$/;

function redirectTo(target: string, fragment: string): Reply {
  return {
    status: 303,
    headers: { location: `${target}#${fragment}`, 'cache-control': 'no-store' },
  };
}

function failed(target: string, code: string, description: string): Reply {
  const fragment = new URLSearchParams({
    error: 'access_denied',
    error_code: code,
    error_description: description,
  });
  return redirectTo(target, fragment.toString());
}

/** The first sentence is the auth server's own. */
const STEPS = {
  accepted: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  changed: 'Email address changed',
};

async function followChange(
  parts: AuthParts,
  request: GatewayRequest,
  given: string,
  target: string,
): Promise<Reply> {
  const step = await acceptEmailChange(parts.forwarder.backend, given);
  if (!step) return failed(target, 'otp_expired', EXPIRED);
  parts.limits.linkSettled(request.address);
  return redirectTo(target, new URLSearchParams({ message: STEPS[step] }).toString());
}

const EXPIRED = 'Email link is invalid or has expired';

/**
 * `GET /verify`, the link of a mail. Whatever happens, the person lands on a page of ours with either a
 * session or a reason in the fragment.
 */
export async function followLink(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const query = new URLSearchParams(request.search);
  const target = redirectOf(request, parts);
  const type = query.get('type') ?? '';
  const given = query.get('token') ?? query.get('token_hash') ?? '';
  if (parts.limits.beginLink(request.address) > 0) {
    return failed(target, 'over_request_rate_limit', 'Too many attempts. Please wait 15 minutes.');
  }
  if (type === 'email_change' && token.test(given))
    return followChange(parts, request, given, target);
  if (!types.has(type) || !token.test(given)) return failed(target, 'otp_expired', EXPIRED);
  const search = `?${new URLSearchParams({ token: given, type, redirect_to: target }).toString()}`;
  const reply = await parts.forwarder.send(request, { method: 'GET', search });
  const fragment = (reply.headers?.['location'] ?? '').split('#')[1] ?? '';
  if (!new URLSearchParams(fragment).has('access_token')) {
    return failed(target, 'otp_expired', EXPIRED);
  }
  parts.limits.linkSettled(request.address);
  return redirectTo(target, fragment);
}

/** `POST /verify`: the same with the token in the body. Six-digit codes are not in use. */
export async function answerVerify(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const { type, token_hash: given } = await readObject(request, MAX_AUTH_BODY_BYTES);
  if (typeof type !== 'string' || !types.has(type)) {
    return invalid('Verify requires a verification type');
  }
  const wait = parts.limits.beginLink(request.address);
  if (wait > 0) return tooManyAttempts(wait);
  if (typeof given !== 'string' || !token.test(given)) {
    return authError(403, 'otp_expired', EXPIRED);
  }
  const body = JSON.stringify({ type, token_hash: given });
  const reply = await parts.forwarder.send(request, { search: '', body });
  if (reply.status === 200) parts.limits.linkSettled(request.address);
  return reply;
}
