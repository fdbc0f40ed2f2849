import type { OwnBackend } from '../app/own-backend';
import { carriesKey } from '../forward/api-key';
import { apiError, json, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { IsOperator } from './operators';
import type { PlatformState } from './platform-state';

/** What answering about the platform needs. */
export interface PlatformRouteParts {
  /** Knows who asks; null where another backend has the accounts, and nobody is an operator here. */
  readonly own: Pick<OwnBackend, 'person' | 'publishableKey'> | null;
  readonly isOperator: IsOperator;
  state(): Promise<PlatformState | null>;
}

const noOperator = () =>
  apiError(403, 'not_operator', 'This is for the people who operate this installation.');

/** Answers `GET /platform/v1`: how the site stands, to operators alone. */
export function createPlatformRoute({
  own,
  isOperator,
  state,
}: PlatformRouteParts): (request: GatewayRequest) => Promise<Reply> {
  return async (request) => {
    if (request.method !== 'GET') return methodNotAllowed('GET');
    if (!own) return noOperator();
    if (!carriesKey(request, own.publishableKey)) {
      return apiError(401, 'no_api_key', 'The publishable key is missing or wrong.');
    }
    const person = await own.person(request);
    if (!person) return apiError(401, 'PGRST301', 'This session has ended. Sign in again.');
    if (!isOperator(request, person)) return noOperator();
    const known = await state();
    return known ? json(200, known) : apiError(404, 'no_release', 'Nothing is published yet.');
  };
}
