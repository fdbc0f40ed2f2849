/** The one form of every failure: of the network, the database, the auth server, or a malformed answer. */
export interface ApiError {
  /** Machine-readable: an SQLSTATE, a PGRST code, an auth code, or one of `network`, `timeout`, `session`, `response`, `unknown`. */
  readonly code: string;
  /** For people. */
  readonly message: string;
  /** The form field or column at fault, where the server names one. */
  readonly field?: string;
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** True when the same request may succeed later without a change. */
  readonly retryable: boolean;
}

/** Builds an ApiError for a failure found on this side. */
export function apiError(code: string, message: string, retryable = false): ApiError {
  return { code, message, retryable };
}

/** Found on this side in an answer that went well: nothing that another attempt would change. */
const OWN_REFUSALS = ['refused', 'changed', 'gone'];
/** For the session, or for later. */
const PASSING_STATUS = [401, 408, 425, 429];

/**
 * The one definition of a refusal (decisions 99): the API itself has said, with a 4xx and a body of its own, that the
 * request is at fault. Everything else may succeed later: faults of the server, answers of what stands in between.
 */
export function isRefusal({ code, status = 0 }: ApiError): boolean {
  if (OWN_REFUSALS.includes(code)) return true;
  const isOfApi = code !== String(status) && code !== 'response';
  return status >= 400 && status < 500 && !PASSING_STATUS.includes(status) && isOfApi;
}

/** True for values this library made. */
export function isApiError(value: unknown): value is ApiError {
  const error = value as Partial<ApiError> | null;
  return (
    typeof error === 'object' &&
    typeof error?.code === 'string' &&
    typeof error.message === 'string' &&
    typeof error.retryable === 'boolean'
  );
}
