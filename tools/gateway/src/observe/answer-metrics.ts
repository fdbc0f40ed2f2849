import { createHash, timingSafeEqual } from 'node:crypto';
import { methodNotAllowed, text, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { Registry } from './registry';

/** Who may read the numbers. */
export interface MetricsAccess {
  /** Opens them from anywhere, as a bearer token. */
  readonly token: string | undefined;
  /** Whether this machine may read them without a token: not behind a proxy, whose visitors look like it. */
  readonly fromHere: boolean;
}

const digest = (value: string) => createHash('sha256').update(value).digest();

function mayRead(request: GatewayRequest, { token, fromHere }: MetricsAccess): boolean {
  if (fromHere && request.local) return true;
  const given = /^Bearer (.+)$/.exec(header(request, 'authorization') ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

/** Answers `/metrics`, to whom it is open; to others it is not there. Null for any other address. */
export async function answerMetrics(
  request: GatewayRequest,
  registry: Registry,
  access: MetricsAccess,
): Promise<Reply | null> {
  if (request.path !== '/metrics') return null;
  if (!mayRead(request, access)) return text(404, 'There is nothing here.');
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return { ...text(200, await registry.text(), { 'content-type': type }), compressible: true };
}
