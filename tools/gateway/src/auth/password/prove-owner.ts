import * as z from 'zod/mini';
import { parsedBody } from '../../forward/forward';
import { claimsOf } from '../../forward/sessions';
import { authError, type Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import { findAccount } from '../accounts';
import { tooManyAttempts } from '../answers';
import type { AuthParts } from '../auth-parts';
import { takeRecovery } from '../open-sessions';
import { isTooLong, passwordMatches } from './passwords';

const userSchema = z.object({ email: z.string() });

const missing = () =>
  authError(
    400,
    'current_password_required',
    'To set a new password, the present one must be given.',
  );
const wrong = () => authError(400, 'invalid_credentials', 'This is not your password.');

/**
 * Why a new password is not set: the session alone is no proof that its owner sits there. Null with the
 * present password, under the limits of sign-in, or right after a link for a forgotten one.
 */
export async function proveOwner(
  request: GatewayRequest,
  parts: AuthParts,
  current: unknown,
): Promise<Reply | null> {
  const reply = await parts.forwarder.send(request, { method: 'GET', search: '' });
  const user = z.safeParse(userSchema, parsedBody(reply));
  if (reply.status !== 200 || !user.success) return reply;
  const { backend } = parts.forwarder;
  const session = claimsOf(request)?.session_id;
  if (session !== undefined && (await takeRecovery(backend, session))) return null;

  if (typeof current !== 'string' || current === '') return missing();
  const { email } = user.data;
  const wait = await parts.limits.beginSignIn(email, request.address);
  if (wait > 0) return tooManyAttempts(wait);
  const hash = (await findAccount(backend, email))?.passwordHash;
  if (!hash || isTooLong(current) || !(await passwordMatches(current, hash))) return wrong();
  await parts.limits.signInSettled(email, request.address, true);
  return null;
}
