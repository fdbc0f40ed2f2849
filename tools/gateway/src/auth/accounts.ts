import { randomBytes } from 'node:crypto';
import type { Backend } from '../backend';

/** What sign-in and sign-up must know of an account. */
export interface Account {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
}

interface Row {
  id: string;
  encrypted_password: string | null;
  confirmed: boolean;
}

/** The account of an address, in canonical form. */
export async function findAccount(backend: Backend, email: string): Promise<Account | null> {
  const [row] = await backend.query<Row>(
    `select id, encrypted_password, email_confirmed_at is not null as confirmed
       from auth.users where email = $1 and deleted_at is null and not is_sso_user limit 1`,
    [email],
  );
  if (!row) return null;
  return { id: row.id, passwordHash: row.encrypted_password, confirmed: row.confirmed };
}

/** 256 random bits: unlike a hash of a six-digit code, nobody can try them all. */
function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** Gives an unconfirmed account a new confirmation token. Null when there is none to confirm. */
export async function issueConfirmation(backend: Backend, email: string): Promise<string | null> {
  const token = newToken();
  const rows = await backend.query(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
      where email = $2 and email_confirmed_at is null and deleted_at is null returning id`,
    [token, email],
  );
  return rows.length > 0 ? token : null;
}

/** Gives an account a new recovery token. Null when there is no such account. */
export async function issueRecovery(backend: Backend, email: string): Promise<string | null> {
  const token = newToken();
  const rows = await backend.query(
    `update auth.users set recovery_token = $1, recovery_sent_at = now()
      where email = $2 and deleted_at is null returning id`,
    [token, email],
  );
  return rows.length > 0 ? token : null;
}
