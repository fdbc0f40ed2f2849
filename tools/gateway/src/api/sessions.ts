import * as z from 'zod/mini';
import type { Clock } from '../limits/clock';
import { header, type GatewayRequest } from '../http/request';

const claimsSchema = z.object({
  sub: z.string(),
  session_id: z.optional(z.string()),
  iat: z.number(),
  exp: z.number(),
});

/** What a session token says. Not verified here: the backend does that. */
export type Claims = z.infer<typeof claimsSchema>;

/** Claims of the bearer token, null without a readable one. */
export function claimsOf(request: GatewayRequest): Claims | null {
  const payload = /^Bearer [^.]+\.([^.]+)\.[^.]+$/.exec(
    header(request, 'authorization') ?? '',
  )?.[1];
  if (!payload) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const result = z.safeParse(claimsSchema, parsed);
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

interface EndedUser {
  readonly before: number;
  readonly except: string | undefined;
}

const HOUR = 3600;

/**
 * Sessions that were signed out while their token is still good. Tokens live for an hour, so that is how
 * long a sign-out is remembered; the refresh token is gone from the database anyway.
 */
export class EndedSessions {
  readonly #sessions = new Map<string, number>();
  readonly #users = new Map<string, EndedUser>();

  constructor(readonly clock: Clock) {}

  /** Notes a sign-out that the backend has accepted. Scopes are those of the auth API. */
  end(claims: Claims, scope: string): void {
    const now = this.#seconds();
    if (scope === 'others' || scope === 'global') {
      const except = scope === 'others' ? claims.session_id : undefined;
      this.#users.set(claims.sub, { before: now, except });
    }
    if (scope !== 'others' && claims.session_id) this.#sessions.set(claims.session_id, claims.exp);
    this.#forget(now);
  }

  /** True for a token of a session that was signed out. */
  isEnded(claims: Claims): boolean {
    if (claims.session_id && this.#sessions.has(claims.session_id)) return true;
    const user = this.#users.get(claims.sub);
    if (!user || claims.iat >= user.before) return false;
    return claims.session_id !== user.except;
  }

  #seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  #forget(now: number): void {
    for (const [id, until] of this.#sessions) if (until < now) this.#sessions.delete(id);
    for (const [id, user] of this.#users) {
      if (user.before + HOUR < now) this.#users.delete(id);
    }
  }
}
