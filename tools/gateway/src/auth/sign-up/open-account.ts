import { randomBytes } from 'node:crypto';
import type { GatewayRequest } from '../../http/request';
import { findAccount, jsonObject } from '../accounts';
import type { AuthParts } from '../auth-parts';
import { findPending, type PendingSignUp } from './pending';

/** A password nobody knows, which the rules of the auth server take. */
const unknownPassword = () => `Aa1${randomBytes(24).toString('hex')}`;

/** The auth server makes the account. It is of no use yet: unconfirmed, with a password nobody knows. */
async function create(request: GatewayRequest, parts: AuthParts, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: unknownPassword(), data: {} });
  await parts.forwarder.send(request, { path: '/auth/v1/signup', search: '', body });
}

/** Password, profile and token are set in one statement: whose token is spent, whose password it is. */
async function claim(parts: AuthParts, token: string, pending: PendingSignUp): Promise<boolean> {
  const { email, passwordHash, profile } = pending;
  const rows = await parts.forwarder.backend.query(
    `with claimed as (
       update auth.users set encrypted_password = coalesce($2, encrypted_password),
           raw_user_meta_data = (${jsonObject('raw_user_meta_data')} - 'full_name')
             || jsonb_strip_nulls(jsonb_build_object('full_name', $3::text)),
           confirmation_token = $4, confirmation_sent_at = now()
         where email = $1 and email_confirmed_at is null and deleted_at is null
         returning id, raw_user_meta_data
     ), identity as (
       update auth.identities i
         set identity_data = (${jsonObject('i.identity_data')} - 'full_name')
           || jsonb_strip_nulls(jsonb_build_object('full_name', $3::text))
         from claimed c where i.user_id = c.id and i.provider = 'email'
     )
     select id from claimed`,
    [email, passwordHash, profile.full_name ?? null, token],
  );
  return rows.length > 0;
}

/**
 * Makes the account a link was sent for, ready to be confirmed with the token of the link. Answers the
 * sign-up; null when the token opens none, or when the address has an account by now.
 */
export async function openAccount(
  request: GatewayRequest,
  parts: AuthParts,
  token: string,
): Promise<PendingSignUp | null> {
  const { backend } = parts.forwarder;
  const pending = await findPending(backend, token);
  if (!pending) return null;
  const known = await findAccount(backend, pending.email);
  if (known?.confirmed) return null;
  if (!known) await create(request, parts, pending.email);
  return (await claim(parts, token, pending)) ? pending : null;
}
