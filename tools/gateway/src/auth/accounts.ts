import { randomBytes } from 'node:crypto';
import type { Backend } from '../backend';

/** SQL for a JSON column as the object it holds: the auth server keeps it as a text in some databases. */
export const jsonObject = (column: string) =>
  `(case jsonb_typeof(${column}) when 'string' then (${column} #>> '{}')::jsonb else ${column} end)`;

/** What sign-in and sign-up must know of an account. */
export interface Account {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
  /** Disabled by whoever runs the installation. */
  readonly banned: boolean;
}

interface Row {
  id: string;
  encrypted_password: string | null;
  confirmed: boolean;
  banned: boolean;
}

/** The account of an address, in canonical form. */
export async function findAccount(
  backend: Pick<Backend, 'query'>,
  email: string,
): Promise<Account | null> {
  const [row] = await backend.query<Row>(
    `select id, encrypted_password, email_confirmed_at is not null as confirmed,
         coalesce(banned_until > now(), false) as banned
       from auth.users where email = $1 and deleted_at is null and not is_sso_user limit 1`,
    [email],
  );
  if (!row) return null;
  const { id, encrypted_password: passwordHash, confirmed, banned } = row;
  return { id, passwordHash, confirmed, banned };
}

/** 256 random bits: unlike a hash of a six-digit code, nobody can try them all. */
function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** Gives an account a new recovery token. Null when there is no such account. */
export async function issueRecovery(
  backend: Pick<Backend, 'query'>,
  email: string,
): Promise<string | null> {
  const token = newToken();
  const rows = await backend.query(
    `update auth.users set recovery_token = $1, recovery_sent_at = now()
      where email = $2 and email_confirmed_at is not null and deleted_at is null
        and coalesce(banned_until <= now(), true) returning id`,
    [token, email],
  );
  return rows.length > 0 ? token : null;
}

/** The two tokens of a change of address: one for the new address, one for the old. */
export interface EmailChangeTokens {
  readonly next: string;
  readonly current: string;
}

/** Notes the address an account wants to have. Both addresses must agree before it has it. */
export async function issueEmailChange(
  backend: Pick<Backend, 'query'>,
  userId: string,
  email: string,
): Promise<EmailChangeTokens> {
  const tokens = { next: newToken(), current: newToken() };
  await backend.query(
    `update auth.users set email_change = $1, email_change_token_new = $2,
        email_change_token_current = $3, email_change_confirm_status = 0, email_change_sent_at = now()
      where id = $4::uuid and deleted_at is null`,
    [email, tokens.next, tokens.current, userId],
  );
  return tokens;
}

/** Gives up a change of address that waits for its links: with a new password the account is in other hands, or safe again. */
export async function dropEmailChange(
  backend: Pick<Backend, 'query'>,
  userId: string,
): Promise<void> {
  await backend.query(
    `update auth.users set email_change = null, email_change_token_new = null,
        email_change_token_current = null, email_change_confirm_status = 0
      where id = $1::uuid and email_change is not null`,
    [userId],
  );
}

/** What a link did: one of the two addresses has agreed, or both have and the account is changed. */
export interface EmailChangeStep {
  readonly step: 'accepted' | 'changed';
  readonly user: { readonly id: string; readonly email: string };
  /** The address it had until now. */
  readonly previous?: string;
}

const OPEN = `$1::text in (email_change_token_new, email_change_token_current)
  and email_change_sent_at > now() - interval '1 hour' and deleted_at is null`;

/** Takes a token of a change of address. Null when it is used, too old, or the address is taken by now. */
export async function acceptEmailChange(
  backend: Pick<Backend, 'query'>,
  token: string,
): Promise<EmailChangeStep | null> {
  const [changed] = await backend.query<EmailChangeStep['user'] & { previous: string }>(
    `with changed as (
       update auth.users u set email = u.email_change, email_change = null,
           email_change_token_new = null, email_change_token_current = null,
           email_change_confirm_status = 0, updated_at = now()
         from (select id as before_id, email as previous from auth.users) before
         where before_id = u.id and ${OPEN} and u.email_change_confirm_status = 1
           and not exists (select from auth.users o where o.email = u.email_change)
         returning u.id, u.email, previous
     ), identity as (
       update auth.identities i
         set identity_data = ${jsonObject('i.identity_data')} || jsonb_build_object('email', c.email)
         from changed c where i.user_id = c.id and i.provider = 'email'
     )
     select id, email, previous from changed`,
    [token],
  );
  if (changed) {
    const { previous, ...user } = changed;
    return { step: 'changed', user, previous };
  }
  const [accepted] = await backend.query<EmailChangeStep['user']>(
    `update auth.users set email_change_confirm_status = 1,
        email_change_token_new = nullif(email_change_token_new, $1),
        email_change_token_current = nullif(email_change_token_current, $1)
      where ${OPEN} and email_change_confirm_status = 0 returning id, email`,
    [token],
  );
  return accepted ? { step: 'accepted', user: accepted } : null;
}
