import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import { carriesKey } from '../forward/api-key';
import type { Forwarder } from '../forward/forward';
import { personOf } from '../forward/person';
import type { Sessions } from '../forward/sessions';

/** What a function for people who are signed in is made of here. */
export interface FunctionRouteParts {
  readonly forwarder: Forwarder;
  readonly sessions: Sessions;
  /** The function refuses the same. */
  readonly maxBodyBytes: number;
}

/** Id of the person whose token a request bears; null without a good one. */
type UserOf = (request: Request) => Promise<string | null>;

/** The request as the web knows it. Its body is read when somebody asks for it. */
function webRequest(request: GatewayRequest, maxBodyBytes: number): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          controller.enqueue(await request.readBody(maxBodyBytes));
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

/** Answers requests of people who are signed in with a function of `supabase/functions`. */
export function createFunctionRoute(
  parts: FunctionRouteParts,
  make: (userOf: UserOf) => (request: Request) => Promise<Response>,
): (request: GatewayRequest) => Promise<Reply> {
  const asked = new WeakMap<Request, GatewayRequest>();
  const answer = make(async (request) => {
    const original = asked.get(request);
    return original ? ((await personOf(original, parts))?.id ?? null) : null;
  });
  return async (request) => {
    if (request.method !== 'POST') return methodNotAllowed('POST');
    if (!carriesKey(request, parts.forwarder.publishableKey)) {
      return apiError(401, 'no_api_key', 'The publishable key is missing or wrong.');
    }
    const web = webRequest(request, parts.maxBodyBytes);
    asked.set(web, request);
    const response = await answer(web);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}
