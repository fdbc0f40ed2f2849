import * as z from 'zod/mini';
import type { Clock } from '../limits/clock';
import { header, type GatewayRequest } from '../http/request';

const claimsSchema = z.object({
  /** The user. */
  sub: z.string(),
  session_id: z.optional(z.string()),
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

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/**
 * Sessions that were signed out while their token is still good. Tokens live for an hour, so that is how
 * long a sign-out is remembered; the refresh token is gone from the database anyway.
 */
export class EndedSessions {
  readonly #until = new Map<string, number>();
  readonly #users = new Map<string, number>();

  constructor(readonly clock: Clock) {}

  /** Notes sessions whose end the backend has carried out. */
  end(sessionIds: readonly string[]): void {
    this.#note(this.#until, sessionIds);
  }

  /** Notes a user whose account is gone, with every session of it. */
  endUser(userId: string): void {
    this.#note(this.#users, [userId]);
  }

  #note(ended: Map<string, number>, ids: readonly string[]): void {
    const now = this.clock.now();
    for (const [id, until] of ended) if (until <= now) ended.delete(id);
    for (const id of ids) ended.set(id, now + TOKEN_LIFE_MS);
  }

  /** True for a token of a session that was signed out, or of an account that is gone. */
  isEnded({ sub, session_id: session }: Claims): boolean {
    return this.#users.has(sub) || (session !== undefined && this.#until.has(session));
  }
}
