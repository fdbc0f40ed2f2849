import { holdBack } from '../http/hold-back';
import { isPassing, isSystemFault, SYSTEM_FAILURE } from '../backend/serve/answers';
import { codeOf, describeError } from '../http/describe-error';
import { BodyAborted, BodyTooLarge } from '../http/read-body';
import { apiError, text, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { isFeedPath } from '../api/calendar-feed';
import { END_MAILS } from '../api/end-mails';
import { BackendUnavailable } from '../forward/forward';
import { BadBody } from '../http/json-body';
import { Busy } from '../limits/fair-share';
import { unavailable } from '../forward/map-errors';
import type { Site } from '../site/site';
import { answerHealth } from './health';

/** Routes that exist in some modes only are null in the others. */
export interface Routes {
  readonly site: Site;
  readonly auth: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly rest: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly voice: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly calendar: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly feed: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly pushAnswer: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly endMails: ((request: GatewayRequest) => Promise<Reply>) | null;
  readonly live: ((request: GatewayRequest) => Promise<Reply>) | null;
  /** The state of the platform, for operators; nobody is one where the gateway knows nobody. */
  readonly platform: (request: GatewayRequest) => Promise<Reply>;
  readonly mailbox: ((request: GatewayRequest) => Reply | null) | null;
  /** Numbers for the operator, and what browsers report; null where it is neither. */
  readonly observed: (request: GatewayRequest) => Promise<Reply | null>;
  /** True while the database answers; absent without one. */
  readonly alive?: () => Promise<boolean>;
}

const backendPrefix =
  /^\/(?:auth\/v1|rest|functions|storage|realtime|graphql|pg|live|_system)(?:\/|$)/;
const LIVE = '/live/v1';
const VOICE = '/functions/v1/voice-to-text';
const CALENDAR = '/functions/v1/foreign-calendar';
const PLATFORM = '/platform/v1';
const PUSH_ANSWER = '/functions/v1/push-answer';

function nothingStored(code: string): Reply {
  const { status, message, retrySeconds } = SYSTEM_FAILURE;
  return apiError(status, code, message, { 'retry-after': String(retrySeconds) });
}

async function route(request: GatewayRequest, routes: Routes): Promise<Reply> {
  const { path } = request;
  if (path.startsWith('/auth/v1/') && routes.auth) return routes.auth(request);
  if (path.startsWith('/rest/v1/') && routes.rest) return routes.rest(request);
  if (path === VOICE && routes.voice) return routes.voice(request);
  if (path === CALENDAR && routes.calendar) return routes.calendar(request);
  if (isFeedPath(path) && routes.feed) return routes.feed(request);
  if (path === PUSH_ANSWER && routes.pushAnswer) return routes.pushAnswer(request);
  if (path.startsWith(END_MAILS) && routes.endMails) return routes.endMails(request);
  if (path === LIVE && routes.live) return routes.live(request);
  if (path === PLATFORM) return routes.platform(request);
  if (backendPrefix.test(path)) return apiError(404, 'not_found', 'There is no such endpoint.');
  const health = await answerHealth(request, {
    alive: routes.alive,
    isPublished: () => routes.site.isPublished(),
  });
  if (health) return health;
  const observed = await routes.observed(request);
  if (observed) return observed;
  if (path.startsWith('/dev/')) {
    return routes.mailbox?.(request) ?? text(404, 'There is nothing here.');
  }
  return routes.site.answer(request);
}

/** Answers a request. What a client did wrong becomes a 4xx here; the rest is thrown on. */
export async function answer(request: GatewayRequest, routes: Routes): Promise<Reply> {
  try {
    return await route(request, routes);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return apiError(413, 'body_too_large', 'The body is larger than this accepts.');
    }
    if (error instanceof BodyAborted) return apiError(400, 'body_aborted', 'The body broke off.');
    if (error instanceof BadBody) return apiError(error.status, error.code, error.message);
    const cause = describeError(error);
    if (error instanceof BackendUnavailable) return { ...unavailable(), cause };
    if (error instanceof Busy) {
      if (error.isOwnFault) await holdBack();
      const status = error.isOwnFault ? 429 : 503;
      return apiError(status, 'busy', 'Busy for a moment. Try again.', { 'retry-after': '1' });
    }
    const code = codeOf(error);
    if (isSystemFault(code)) return { ...nothingStored(code), cause };
    // It may have come back since.
    const isAway = isPassing(code) || (routes.alive && !(await routes.alive()));
    if (isAway) return { ...unavailable(), cause };
    throw error;
  }
}
