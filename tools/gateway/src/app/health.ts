import { json, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';

/** What whoever watches over this gateway asks for. */
export interface Watched {
  /** Whether there is a site to serve. */
  isPublished(): Promise<boolean>;
  /** True while the database answers; absent without one. */
  readonly alive?: () => Promise<boolean>;
}

const RETRY = { 'retry-after': '2' };

/** The first of what is missing, null when people can be let in. */
async function missing(watched: Watched | null): Promise<string | null> {
  if (!watched) return 'starting';
  if (watched.alive && !(await watched.alive())) return 'database';
  return (await watched.isPublished()) ? null : 'site';
}

/**
 * Answers `/health/live`: this process answers; else restart it. And `/health/ready`: site and database are
 * there; else send people elsewhere. Null for any other address.
 *
 * @param watched Null while the gateway starts.
 */
export async function answerHealth(
  { path, method }: Pick<GatewayRequest, 'path' | 'method'>,
  watched: Watched | null,
): Promise<Reply | null> {
  if (path !== '/health/live' && path !== '/health/ready') return null;
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  const lacks = path === '/health/ready' ? await missing(watched) : null;
  return lacks === null
    ? json(200, { status: 'ok' })
    : json(503, { status: 'not ready', missing: lacks }, RETRY);
}
