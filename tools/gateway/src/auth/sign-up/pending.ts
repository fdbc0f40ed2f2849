import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Backend } from '../../backend';
import type { Profile } from './profile';

/** How long the link of a sign-up can be opened. */
const OPEN_FOR = `interval '1 hour'`;

const rowSchema = z.object({
  email: z.string(),
  password_hash: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
});

/** A sign-up that waits for its link to be opened. */
export interface PendingSignUp {
  readonly email: string;
  /** Null where the password is to be chosen after the link was opened. */
  readonly passwordHash: string | null;
  readonly profile: Profile;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function read(row: unknown): PendingSignUp {
  const { email, password_hash: passwordHash, full_name: name } = z.parse(rowSchema, row);
  return { email, passwordHash, profile: name === null ? {} : { full_name: name } };
}

/** Keeps a sign-up; returns the token that opens it. 256 random bits, kept as a hash. */
export async function keepPending(
  backend: Pick<Backend, 'query'>,
  pending: PendingSignUp,
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  const { email, passwordHash, profile } = pending;
  await backend.query(
    `insert into gateway.pending_sign_ups (token_hash, email, password_hash, profile)
       values ($1, $2, $3, jsonb_strip_nulls(jsonb_build_object('full_name', $4::text)))`,
    [hashOf(token), email, passwordHash, profile.full_name ?? null],
  );
  await backend.query(
    `delete from gateway.pending_sign_ups where created_at < now() - ${OPEN_FOR}`,
  );
  return token;
}

const SELECT = `select email, password_hash, profile ->> 'full_name' as full_name
  from gateway.pending_sign_ups where created_at > now() - ${OPEN_FOR}`;

/** The sign-up a token opens. Null when it was opened before, is too old or was never there. */
export async function findPending(
  backend: Pick<Backend, 'query'>,
  token: string,
): Promise<PendingSignUp | null> {
  const [row] = await backend.query(`${SELECT} and token_hash = $1`, [hashOf(token)]);
  return row === undefined ? null : read(row);
}

/** Sign-ups of an address that wait, the newest first. */
export async function listPending(
  backend: Pick<Backend, 'query'>,
  email: string,
): Promise<PendingSignUp[]> {
  const rows = await backend.query(`${SELECT} and email = $1 order by created_at desc`, [email]);
  return rows.map(read);
}

/** The address has an account now: no other link for it opens anything. */
export async function forgetPending(backend: Pick<Backend, 'query'>, email: string): Promise<void> {
  await backend.query('delete from gateway.pending_sign_ups where email = $1', [email]);
}
