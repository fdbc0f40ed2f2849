import { compare, hash } from 'bcryptjs';

/** Rounds of hashing a password, as a power of two. */
export const PASSWORD_COST = 10;
/** bcrypt reads no further; a longer password would be cut silently. */
const MAX_BYTES = 72;

/** Hash of a password that nobody has. */
const decoyOf = (cost: number) =>
  `$2b$${String(cost).padStart(2, '0')}$UdT79/PTaOJ1KHabRb.5w.3qPZZnjMdUvCSn3Nq0qsHQPtXFGfNZu`;

/** True when the password belongs to the hash. */
export async function passwordMatches(password: string, passwordHash: string): Promise<boolean> {
  return compare(password, passwordHash);
}

/** Takes as long as checking a real password, so that time does not tell whether an account exists. */
export async function compareWithNobody(password: string, cost: number): Promise<void> {
  await compare(password, decoyOf(cost));
}

/** The hash a new password is kept as. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, cost);
}

/** True for a password that bcrypt would cut. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}
