import { readObject } from '../api/json-body';
import { claimsOf } from '../api/sessions';
import { authError, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { invalid } from './answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from './auth-parts';
import { refusedPassword } from './password-rules';
import { readProfile } from './profile';

const scopes = new Set(['global', 'local', 'others']);

/** `POST /logout`. The token stops to work at once, not only at its end. */
export async function answerLogout(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  await request.readBody(MAX_AUTH_BODY_BYTES);
  const scope = new URLSearchParams(request.search).get('scope') ?? 'global';
  if (!scopes.has(scope)) return invalid('Unsupported logout scope');
  const reply = await parts.forwarder.send(request, { search: `?scope=${scope}`, body: '{}' });
  const claims = claimsOf(request);
  if (reply.status === 204 && claims) parts.sessions.end(claims, scope);
  return reply;
}

/** `PUT /user`: a new password or name. A new password signs out every other device. */
export async function updateUser(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const { password, data, email, phone } = await readObject(request, MAX_AUTH_BODY_BYTES);
  if (email !== undefined || phone !== undefined) {
    return authError(422, 'email_change_disabled', 'The e-mail address cannot be changed here.');
  }
  const refusal = password === undefined ? null : refusedPassword(password);
  if (refusal) return refusal;
  const profile = readProfile(data);
  if (!profile) return invalid('The name must be a text of at most 50 characters');
  const change = {
    ...(password !== undefined && { password }),
    ...(data !== undefined && { data: profile }),
  };
  const reply = await parts.forwarder.send(request, { search: '', body: JSON.stringify(change) });
  const claims = claimsOf(request);
  if (reply.status === 200 && password !== undefined && claims) {
    await parts.forwarder.send(request, {
      method: 'POST',
      path: '/auth/v1/logout',
      search: '?scope=others',
      body: '{}',
    });
    parts.sessions.end(claims, 'others');
  }
  return reply;
}
