import * as z from 'zod/mini';
import { parsedBody } from '../forward/forward';
import { readObject } from '../http/json-body';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { passwordChangedMail } from '../mail/templates';
import { dropEmailChange } from './accounts';
import { invalid } from './answers';
import { MAX_AUTH_BODY_BYTES, tell, type AuthParts } from './auth-parts';
import { changeEmail } from './links/change-email';
import { originFor } from './links';
import { refusedPassword } from './password/password-rules';
import { proveOwner } from './password/prove-owner';
import { PROFILE, readProfile } from './sign-up/profile';
import { signOut, type SignOutScope } from './sign-out';

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];

function isScope(value: string): value is SignOutScope {
  return scopes.includes(value);
}

/** `POST /logout`. */
export async function answerLogout(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  await request.readBody(MAX_AUTH_BODY_BYTES);
  const scope = new URLSearchParams(request.search).get('scope') ?? 'global';
  return isScope(scope) ? signOut(request, parts, scope) : invalid('Unsupported logout scope');
}

const userSchema = z.object({ id: z.string(), email: z.string() });

/** A new password ends what others may have begun with the old one, and its owner hears of it. */
async function afterPassword(
  request: GatewayRequest,
  parts: AuthParts,
  reply: Reply,
): Promise<void> {
  const { id, email } = z.parse(userSchema, parsedBody(reply));
  await dropEmailChange(parts.forwarder.backend, id);
  await signOut(request, parts, 'others');
  await tell(parts, passwordChangedMail(email, `${originFor(request, parts)}/auth`));
}

/** `PUT /user`: a new password, name or e-mail address. A new password signs out every other device. */
export async function updateUser(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  const { password, data, email, phone } = body;
  if (phone !== undefined) return invalid('A phone number is not kept');
  if (email !== undefined) {
    const alone = password === undefined && data === undefined;
    return alone
      ? changeEmail(request, parts, email)
      : invalid('The e-mail address is changed in a request of its own');
  }
  const refusal = password === undefined ? null : refusedPassword(password);
  if (refusal) return refusal;
  const profile = readProfile(data);
  if (!profile) return invalid(PROFILE);
  const change = {
    ...(password !== undefined && { password }),
    ...(data !== undefined && { data: profile }),
  };
  if (password !== undefined) {
    const stranger = await proveOwner(request, parts, body['current_password']);
    if (stranger) return stranger;
  }
  const reply = await parts.forwarder.send(request, { search: '', body: JSON.stringify(change) });
  if (reply.status === 200 && password !== undefined) await afterPassword(request, parts, reply);
  return reply;
}
