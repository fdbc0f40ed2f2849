import { isApiError, type ApiError } from './api-error';

/** What the client library hands back: PostgREST errors, auth errors, thrown fetch errors. */
interface RawError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly status?: unknown;
  readonly hint?: unknown;
  readonly details?: unknown;
}

const RETRYABLE_STATUS = new Set([408, 429, 502, 503, 504]);
/** Serialisation failure, deadlock, lock not available, shutting down, cannot connect now. */
const RETRYABLE_CODE = new Set(['40001', '40P01', '55P03', '57P01', '57P03']);

const MESSAGES: Readonly<Record<string, string>> = {
  network: 'The server cannot be reached. Check your connection and try again.',
  server: 'The server has a problem of its own. Please try again in a moment.',
  timeout: 'The server took too long to answer. Please try again.',
  session: 'Please sign in again.',
  response: 'The server sent an answer that could not be read. Please try again.',
  unknown: 'An unexpected error occurred',
  '23505': 'This already exists.',
  '23503': 'Something this belongs to no longer exists.',
  '23514': 'One of the values is not allowed.',
  '23502': 'A required value is missing.',
  '22001': 'One of the values is too long.',
  '42501': 'You are not allowed to do this.',
  PGRST116: 'This no longer exists.',
  '429': 'Too many requests. Please wait a moment and try again.',
  '413': 'This is too large to be saved.',
  user_banned: 'This account is switched off. Ask whoever runs this installation.',
  signup_disabled: 'New accounts are by invitation. Ask whoever runs this installation for one.',
};

/** Turns whatever was returned or thrown into the one error type. `status` is that of the response. */
export function toApiError(raw: unknown, status?: number): ApiError {
  if (isApiError(raw)) return raw;
  const error = (typeof raw === 'object' && raw !== null ? raw : { message: raw }) as RawError;
  const httpStatus = numberOf(status) ?? numberOf(error.status);
  const code = codeOf(error, httpStatus);
  return {
    code,
    message: messageOf(code, error, httpStatus),
    retryable:
      code === 'network' ||
      code === 'timeout' ||
      RETRYABLE_CODE.has(code) ||
      RETRYABLE_STATUS.has(httpStatus ?? 0),
    ...(httpStatus ? { status: httpStatus } : {}),
    ...fieldOf(code, error),
  };
}

function codeOf(error: RawError, status: number | undefined): string {
  const text = `${textOf(error.name)} ${textOf(error.message)}`;
  if (/TimeoutError/.test(text)) return 'timeout';
  const code = textOf(error.code);
  if (code && code !== '20') return code;
  if (/AuthRetryableFetchError/.test(text) && (status ?? 0) < 500) return 'network';
  if (/AuthSessionMissingError/.test(text)) return 'session';
  if (/SyntaxError/.test(text)) return 'response';
  if (status) return status >= 200 && status < 300 ? 'response' : String(status);
  return /TypeError|fetch|network|AbortError|Loading (CSS )?chunk/i.test(text)
    ? 'network'
    : 'unknown';
}

function messageOf(code: string, error: RawError, status: number | undefined): string {
  const own = textOf(error.message).trim();
  // PT4xx is raised by our own triggers and the auth server words its refusals for people.
  if (own && (/^PT\d{3}$/.test(code) || /^[a-z][a-z_]+$/.test(code)) && !MESSAGES[code]) return own;
  const known = MESSAGES[code] ?? MESSAGES[String(status)];
  if (known) return known;
  if (code.startsWith('PGRST3') || status === 401) return MESSAGES['session'] ?? '';
  if ((status ?? 0) >= 500) return MESSAGES['server'] ?? '';
  return own || (MESSAGES['unknown'] ?? '');
}

/** Our triggers name the field in `hint`; constraint messages name it after the table: `tasks_title_check`. */
function fieldOf(code: string, error: RawError): { field?: string } {
  const hint = textOf(error.hint);
  if (/^PT\d{3}$/.test(code) && /^[a-z][a-z0-9_]*$/.test(hint)) return { field: hint };
  if (code === '23514') {
    const name = /constraint "[a-z]+_([a-z_]+?)_check"/.exec(textOf(error.message))?.[1];
    if (name) return { field: name };
  }
  if (code === '23502') {
    const name = /column "([a-z_]+)"/.exec(textOf(error.message))?.[1];
    if (name) return { field: name };
  }
  return {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
