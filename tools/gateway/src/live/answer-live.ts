import { carriesKey } from '../forward/api-key';
import type { Forwarder } from '../forward/forward';
import { claimsOf, type Sessions } from '../forward/sessions';
import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { LiveStream, type StreamOwner } from './live-stream';
import type { Live } from './live';

/** What an open stream is made of. */
export interface LiveRouteParts {
  readonly forwarder: Forwarder;
  readonly sessions: Sessions;
  readonly live: Live;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep the events back until its buffer is full.
  'x-accel-buffering': 'no',
  connection: 'close',
};

const signedOut = () => apiError(401, 'PGRST301', 'This session cannot listen. Sign in again.');

/** Whose the token is; null when the auth server does not know it, or its session has ended. */
async function ownerOf(
  request: GatewayRequest,
  { forwarder, sessions }: LiveRouteParts,
): Promise<StreamOwner | null> {
  const claims = claimsOf(request);
  if (!claims?.session_id || !claims.exp) return null;
  const known = await forwarder.send(request, { path: '/auth/v1/user', search: '' });
  if (known.status !== 200 || (await sessions.isEnded(claims))) return null;
  return {
    user: claims.sub,
    session: claims.session_id,
    address: request.address,
    expiresAt: claims.exp * 1000,
  };
}

/**
 * Answers `GET /live/v1?age=…`: a stream of what other devices change, for as long as the session lasts. `age` says
 * since when the device may have missed something, in milliseconds.
 */
export async function answerLive(request: GatewayRequest, parts: LiveRouteParts): Promise<Reply> {
  const { forwarder, live } = parts;
  if (request.method !== 'GET') return methodNotAllowed('GET');
  if (!carriesKey(request, forwarder.publishableKey)) {
    return apiError(401, 'no_api_key', 'The publishable key is missing or wrong.');
  }
  const owner = await ownerOf(request, parts);
  if (!owner) return signedOut();
  const full = live.isClosing() ? 'all' : live.streams.refuses(owner);
  if (full) {
    const status = full === 'own' ? 429 : 503;
    return apiError(status, 'too_many_streams', 'Too many devices listen.', {
      'retry-after': '60',
    });
  }
  const age = Number(new URLSearchParams(request.search).get('age') ?? Infinity);
  return {
    status: 200,
    headers: HEADERS,
    stream(response) {
      const stream = new LiveStream(owner, response);
      response.once('close', () => live.streams.remove(stream));
      if (live.isClosing() || live.streams.refuses(owner)) stream.end('stopping');
      else live.streams.add(stream, age >= 0 ? age : Infinity);
    },
  };
}
