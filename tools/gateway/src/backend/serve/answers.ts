import { apiError, CAUSE_HEADER, type Reply } from '../../http/reply';
import type { Complaints } from './quiet-console';

/** Codes of SQLSTATE and of Node that pass by themselves: starting, stopping, gone, or too busy. */
const PASSING =
  /^(08|57P0|53|55P03)|^(ECONN|EPIPE|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_)|^(25P03|40001|40P01|57014)$/;

/** The disk is full, or the system below the database fails: it passes once somebody has seen to it. */
const SYSTEM = /^(53100|58)|^(ENOSPC|EDQUOT|EROFS|EIO)$/;
const SYSTEM_RETRY_SECONDS = 30;

/** Connections of this pool broke under a request; others of it may hang. */
const BROKEN = /^(57P0[125]|08006|25P03)$|^(ECONNRESET|EPIPE|CONNECTION_)/;

/** Whether a code says that nothing can be stored at the moment, by the database or by us. */
export function isSystemFault(code: string): boolean {
  return SYSTEM.test(code);
}

/** Whether a code says that the database is away or too busy for a moment. */
export function isPassing(code: string): boolean {
  return PASSING.test(code);
}

interface Mapping {
  pattern: RegExp;
  status: number;
  message: string;
}

/** What the REST part of the library leaves as 500 although the request was at fault (as PostgREST). */
const MAPPINGS: Mapping[] = [
  { pattern: /^(23503|23505|23P01)$/, status: 409, message: 'The row conflicts with another one.' },
  { pattern: /^42501$/, status: 403, message: 'This is not allowed.' },
  {
    pattern: /^(22|23|42(?!P17)|0A|54|P0001)/,
    status: 400,
    message: 'The request cannot be carried out.',
  },
];

/** What is said then. */
export const SYSTEM_FAILURE = {
  status: 503,
  message: 'The server cannot store anything at the moment. Try again later.',
  retrySeconds: SYSTEM_RETRY_SECONDS,
} as const;

const UNREADABLE = { status: 400, code: 'PGRST100', message: 'The request cannot be read.' };

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retrySeconds?: number;
  readonly cause?: string;
}

function answer({ status, code, message, retrySeconds, cause }: Failure): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (retrySeconds !== undefined) headers['retry-after'] = String(retrySeconds);
  if (cause !== undefined) headers[CAUSE_HEADER] = cause;
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}

/** Whether what happened means that the pool must be replaced. */
export function isBroken(codes: string[]): boolean {
  return codes.some((code) => BROKEN.test(code));
}

/** The code of a statement that had no more time. */
export const TOO_LONG = '57014';
const TOO_LONG_MESSAGE = 'This took too long. Try again in a moment.';

/** The answer to it where the library was not asked. */
export function tookTooLong(): Reply {
  return apiError(503, TOO_LONG, TOO_LONG_MESSAGE, { 'retry-after': '1' });
}

/** The answer while the database is away or too busy. The request may have been carried out or not. */
export function unavailable(code = 'database_unavailable'): Response {
  const message =
    code === TOO_LONG ? TOO_LONG_MESSAGE : 'The database is not available. Try again in a moment.';
  return answer({ status: 503, code, message, retrySeconds: 1 });
}

/**
 * Replaces a 5xx by the answer its cause deserves. Only codes that are known to be the request's fault
 * become a 4xx; a 500 without one stays a 500 and carries its cause to the log.
 */
export function correctAnswer(
  response: Response,
  { codes, causes, isUnread = false }: Complaints,
): Response {
  if (response.status < 500) {
    return response;
  }
  const code = codes.at(-1) ?? 'unknown';
  const cause = causes.at(-1) ?? `status ${response.status}`;
  if (SYSTEM.test(code)) {
    return answer({ ...SYSTEM_FAILURE, code, cause });
  }
  if (isPassing(code)) {
    return unavailable(code);
  }
  const mapping = MAPPINGS.find(({ pattern }) => pattern.test(code));
  if (mapping) return answer({ ...mapping, code });
  // What fails before the database is asked fails by what was asked: the library could not read it.
  if (code === 'unknown' && isUnread) return answer({ ...UNREADABLE, cause });
  const headers = new Headers(response.headers);
  headers.set(CAUSE_HEADER, cause);
  return new Response(response.body, { status: response.status, headers });
}

/** The answer when the library itself threw. */
export function failedAnswer(
  error: unknown,
  cause: string,
  { isUnread = false }: Pick<Complaints, 'isUnread'> = {},
): Response {
  const code = (error as { code?: unknown } | null)?.code;
  const failure = { status: 500, code: 'unknown', message: 'Something went wrong.' };
  return correctAnswer(answer(failure), {
    codes: [typeof code === 'string' ? code : 'unknown'],
    causes: [cause],
    isUnread,
  });
}
