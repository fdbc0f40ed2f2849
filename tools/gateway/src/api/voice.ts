import { createVoiceToText } from '../../../../supabase/functions/voice-to-text/handler';
import type { TranscriptionService } from '../../../../supabase/functions/voice-to-text/settings';
import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { Clock } from '../limits/clock';
import { carriesKey } from './api-key';
import { parsedBody, type Forwarder } from './forward';
import { claimsOf, type Sessions } from './sessions';

/** What the voice function is made of here. */
export interface VoiceRouteParts {
  readonly service: TranscriptionService | null;
  readonly forwarder: Forwarder;
  readonly sessions: Sessions;
  readonly clock: Clock;
  log(line: string): void;
}

/** Base64 of 7.5 MiB, with a little JSON around it; the function refuses the same. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** The person a token was made for, as the backend says that knows its signature. */
async function userOf(request: GatewayRequest, parts: VoiceRouteParts): Promise<string | null> {
  const claims = claimsOf(request);
  if (!claims || (await parts.sessions.isEnded(claims))) return null;
  const known = { method: 'GET', path: '/auth/v1/user', search: '' };
  const reply = await parts.forwarder.send(request, known);
  const user = reply.status === 200 ? (parsedBody(reply) as { id?: unknown } | undefined) : {};
  return typeof user?.id === 'string' ? user.id : null;
}

/** The request as the web knows it. Its body is read when somebody asks for it. */
function webRequest(request: GatewayRequest): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(await request.readBody(MAX_BODY_BYTES));
          controller.close();
        } catch (error) {
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
  const length = header(request, 'content-length');
  const headers: Record<string, string> = length ? { 'content-length': length } : {};
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(request.origin + request.path, init as RequestInit);
}

/** Answers `/functions/v1/voice-to-text` with the function of `supabase/functions`. */
export function createVoiceRoute(
  parts: VoiceRouteParts,
): (request: GatewayRequest) => Promise<Reply> {
  const asked = new WeakMap<Request, GatewayRequest>();
  const answer = createVoiceToText({
    service: parts.service,
    log: parts.log,
    now: () => parts.clock.now(),
    userOf: async (request) => {
      const original = asked.get(request);
      return original ? userOf(original, parts) : null;
    },
  });
  return async (request) => {
    if (request.method !== 'POST') return methodNotAllowed('POST');
    if (!carriesKey(request, parts.forwarder.publishableKey)) {
      return apiError(401, 'no_api_key', 'The publishable key is missing or wrong.');
    }
    const web = webRequest(request);
    asked.set(web, request);
    const response = await answer(web);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
