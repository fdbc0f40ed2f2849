import type { IncomingHttpHeaders } from 'node:http';
import { BodyTooLarge } from '../http/read-body';
import type { GatewayRequest } from '../http/request';

/** A request as the routes get it, without a network. */
export function makeRequest(
  target: string,
  options: { method?: string; headers?: IncomingHttpHeaders; body?: string | Buffer } = {},
): GatewayRequest {
  const [path = '', query] = target.split('?');
  const body = Buffer.from(options.body ?? '');
  return {
    method: options.method ?? 'GET',
    path,
    search: query === undefined ? '' : `?${query}`,
    headers: options.headers ?? {},
    address: '192.0.2.7',
    local: true,
    origin: 'http://localhost:4200',
    readBody: (limit) =>
      body.length > limit ? Promise.reject(new BodyTooLarge()) : Promise.resolve(body),
  };
}
