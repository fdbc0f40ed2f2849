import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BackendKeys } from '../types';

/** Claims of a token that this installation has signed for somebody who is signed in. */
export type ProvenClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const bearer = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/;

function parsed(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('part');
  return value as Record<string, unknown>;
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('base64url'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether nothing in the head asks for another way of looking at it. */
function isUsual({ alg, typ, ...other }: Record<string, unknown>): boolean {
  return alg === 'HS256' && (typ === undefined || typ === 'JWT') && Object.keys(other).length === 0;
}

/**
 * Whether a request bears what this installation has not signed: without a look at it the library would take who sends
 * it for a visitor. Its keys are no tokens, and may stand there.
 */
export function isForeignToken(
  authorization: string,
  { jwtSecret, publishableKey, secretKey }: BackendKeys,
): boolean {
  const [, token = ''] = /^Bearer +(.+)$/i.exec(authorization.trim()) ?? [];
  if (token === publishableKey || token === secretKey) return false;
  const [, head = '', body = '', signature = ''] = bearer.exec(`Bearer ${token}`) ?? [];
  return !isSigned(`${head}.${body}`, signature, jwtSecret);
}

/**
 * The claims of an authorization header. Null where the least is unusual: what is then to be said, to forgers
 * and to those whose token has ended, is the library's to say.
 */
export function provenClaims(
  authorization: string | undefined,
  secret: string,
  now: number,
): ProvenClaims | null {
  const [, head = '', body = '', signature = ''] = bearer.exec(authorization ?? '') ?? [];
  if (!secret || !signature || !isSigned(`${head}.${body}`, signature, secret)) return null;
  try {
    const claims = parsed(body);
    const { sub, role, iat, exp, nbf } = claims;
    const seconds = Math.floor(now / 1000);
    const isNow =
      typeof exp === 'number' && exp > seconds && typeof iat === 'number' && iat <= seconds;
    const isSomebody = typeof sub === 'string' && uuid.test(sub) && role === 'authenticated';
    const holds = isNow && isSomebody && nbf === undefined && isUsual(parsed(head));
    return holds ? { ...claims, sub } : null;
  } catch {
    return null;
  }
}
