import * as z from 'zod/mini';
import type { Clock } from '../core/clock';
import { header, type GatewayRequest } from '../http/request';

const claimsSchema = z.object({
  /** The user. */
  sub: z.string(),
  session_id: z.optional(z.string()),
  /** When the token ends, in epoch seconds. */
  exp: z.optional(z.number()),
});

/** What a session token says. Not verified here: the backend does that. */
export type Claims = z.infer<typeof claimsSchema>;

/** Claims in a session token, null when it cannot be read. */
export function readClaims(token: string): Claims | null {
  const payload = /^[^.]+\.([^.]+)\.[^.]+$/.exec(token)?.[1];
  if (!payload) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const result = z.safeParse(claimsSchema, parsed);
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Claims of the bearer token, null without a readable one. */
export function claimsOf(request: GatewayRequest): Claims | null {
  const token = /^Bearer (.+)$/.exec(header(request, 'authorization') ?? '')?.[1];
  return token === undefined ? null : readClaims(token);
}

/** How long a session that was found alive is believed to be. */
const BELIEF_MS = 10_000;
const MAX_BELIEFS = 20_000;
/** A refresh replaces one token by another; in between there is none. */
const SECOND_LOOK_MS = 150;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Asks the database for one session. */
type Look = (user: string, session: string) => Promise<boolean>;

/**
 * Which sessions have ended although their token is still good. The database knows: sign-outs, deleted
 * accounts and refresh tokens used twice hold after a restart and for every process on it. A session
 * found alive is believed for ten seconds, one that was signed out here is refused at once.
 */
export class Sessions {
  readonly #believed = new Map<string, number>();
  readonly #listeners = new Set<(sessionIds: readonly string[] | null) => void>();

  constructor(
    readonly clock: Clock,
    readonly look: Look,
    /** Told of sessions that ended here, for the other gateways. */
    readonly tell: (sessionIds: readonly string[] | null) => void = () => undefined,
  ) {}

  /** Forgets what was believed: the next request asks the database. */
  forget(sessionIds: readonly string[]): void {
    this.heard(sessionIds);
    this.tell(sessionIds);
  }

  /** Forgets all beliefs, after something that ended sessions nobody has named. */
  forgetAll(): void {
    this.heard(null);
    this.tell(null);
  }

  /** As `forget`, of what another gateway has told; null for any session. */
  heard(sessionIds: readonly string[] | null): void {
    if (sessionIds) for (const id of sessionIds) this.#believed.delete(id);
    else this.#believed.clear();
    for (const listener of this.#listeners) listener(sessionIds);
  }

  /** Calls back when sessions may have ended here: with their ids, or null for any. Returns what stops it. */
  onForget(listener: (sessionIds: readonly string[] | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** As `isEnded`, asked of the database whatever is believed. */
  isEndedNow(claims: Claims): Promise<boolean> {
    if (claims.session_id !== undefined) this.#believed.delete(claims.session_id);
    return this.isEnded(claims);
  }

  /** True for a token of a session that was signed out, or of an account that is gone. */
  async isEnded({ sub, session_id: session }: Claims): Promise<boolean> {
    // The backend refuses such a token by its signature.
    if (session === undefined || !uuid.test(session) || !uuid.test(sub)) return false;
    const now = this.clock.now();
    const until = this.#believed.get(session);
    if (until !== undefined && until > now) return false;
    this.#believed.delete(session);
    if (!(await this.look(sub, session))) {
      await new Promise((done) => setTimeout(done, SECOND_LOOK_MS));
      if (!(await this.look(sub, session))) return true;
    }
    if (this.#believed.size >= MAX_BELIEFS) this.#believed.clear();
    this.#believed.set(session, now + BELIEF_MS);
    return false;
  }
}
