import { carriesKey } from '../forward/api-key';
import { BadBody } from '../http/json-body';
import { mapServerError } from '../forward/map-errors';
import { claimsOf } from '../forward/sessions';
import { authError, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { AuthParts } from './auth-parts';
import { answerRecover, answerResend } from './links/mails-on-request';
import { answerToken } from './sign-in';
import { noteDevice } from './note-device';
import { answerSignUp } from './sign-up/sign-up';
import { answerLogout, updateUser } from './user';
import { answerVerify, followLink } from './links/verify';

type Route = (request: GatewayRequest, parts: AuthParts) => Promise<Reply>;

const forward: Route = (request, parts) => parts.forwarder.send(request, { search: '' });

const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '/auth/v1/signup': { POST: answerSignUp },
  '/auth/v1/token': { POST: answerToken },
  '/auth/v1/verify': { GET: followLink, POST: answerVerify },
  '/auth/v1/resend': { POST: answerResend },
  '/auth/v1/recover': { POST: answerRecover },
  '/auth/v1/user': { GET: forward, PUT: updateUser },
  '/auth/v1/logout': { POST: answerLogout },
  '/auth/v1/settings': { GET: forward },
};

/** Answers `/auth/v1/*`: the endpoints the product needs, everything else does not exist. */
export async function answerAuth(
  request: GatewayRequest,
  parts: AuthParts,
  alive: () => Promise<boolean>,
): Promise<Reply> {
  const methods = Object.hasOwn(routes, request.path) ? routes[request.path] : undefined;
  if (!methods) return authError(404, 'not_found', 'There is no such endpoint.');
  const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (!route) return methodNotAllowed(Object.keys(methods).join(', '));
  if (route !== followLink && !carriesKey(request, parts.forwarder.publishableKey)) {
    return authError(401, 'no_api_key', 'The publishable key is missing or wrong.');
  }
  const claims = claimsOf(request);
  if (claims && (await parts.sessions.isEnded(claims))) {
    return authError(403, 'session_not_found', 'This session was signed out.');
  }
  try {
    const reply = await route(request, parts);
    await noteDevice(request, parts, reply);
    return await mapServerError(reply, { alive }, authError);
  } catch (error) {
    if (error instanceof BadBody) return authError(error.status, 'bad_json', error.message);
    throw error;
  }
}
