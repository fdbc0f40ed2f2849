import type { IncomingMessage } from 'node:http';
import { clientAddress, isLoopback } from '../http/client-address';
import { readBody } from '../http/read-body';
import { apiError, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { originOf, type Origins } from './origins';

const MAX_URL_LENGTH = 8 * 1024;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const target = /^\/(?!\/)[\x21-\x7e]*$/;

/** Two names at once: whoever stands in front may have looked at the other one. */
function isAmbiguous({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}

/** Headers a proxy adds. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'];

/** Checks the head of a request. Returns the request, or the answer that refuses it. */
export function readRequest(
  message: IncomingMessage,
  origins: Origins,
  proxyHops: number,
): { request: GatewayRequest } | { refusal: Reply } {
  const { url = '', method = '', headers, socket } = message;
  if (isAmbiguous(message)) {
    return { refusal: apiError(400, 'bad_request', 'There must be one Host header.') };
  }
  if (url.length > MAX_URL_LENGTH) {
    return { refusal: apiError(414, 'url_too_long', 'The address is too long.') };
  }
  if (!methods.has(method)) {
    const allow = [...methods].join(', ');
    return { refusal: apiError(405, 'method_not_allowed', 'Unknown method.', { allow }) };
  }
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (!target.test(path)) {
    return { refusal: apiError(400, 'bad_request', 'The address cannot be understood.') };
  }
  const forwarded = headers['x-forwarded-for'];
  const viaProxy =
    message.httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined);
  const known = origins.all.some((origin) => new URL(origin).host === headers.host);
  return {
    request: {
      method,
      path,
      search: question < 0 ? '' : url.slice(question),
      headers,
      address: clientAddress(socket.remoteAddress, forwarded, proxyHops),
      local: isLoopback(socket.remoteAddress) && !viaProxy && known,
      origin: originOf(headers.host, origins),
      readBody: (limit) => readBody(message, limit),
    },
  };
}
