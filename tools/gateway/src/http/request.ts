import type { IncomingHttpHeaders } from 'node:http';

/** A request as the routes see it: checked, with the client's address already decided. */
export interface GatewayRequest {
  readonly method: string;
  /** Path as it was sent, still percent-encoded, without the query. */
  readonly path: string;
  /** Query as it was sent, with its question mark; empty when there is none. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Network address limits are counted by. */
  readonly address: string;
  /** True when nobody stands between the browser and this process, and both are on this machine. */
  readonly local: boolean;
  /** Own origin the browser used, one of the known ones. */
  readonly origin: string;
  /** Reads the whole body; throws `BodyTooLarge` beyond the limit. */
  readBody(limitBytes: number): Promise<Buffer>;
}

/** The value of a header that may be repeated. */
export function header(request: Pick<GatewayRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
