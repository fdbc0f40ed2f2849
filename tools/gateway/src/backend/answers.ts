/** Connection classes of SQLSTATE and of Node: the database is starting, stopping or gone. */
const UNAVAILABLE =
  /^(08|57P0|53)|^(ECONN|EPIPE|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_)|^(40001|40P01)$/;

/** Connections of this pool broke under a request; others of it may hang. */
const BROKEN = /^(57P0[125]|08006)$|^(ECONNRESET|EPIPE|CONNECTION_)/;

interface Mapping {
  pattern: RegExp;
  status: number;
  message: string;
}

/** What the REST part of the library leaves as 500 although the request was at fault (as PostgREST). */
const MAPPINGS: Mapping[] = [
  { pattern: /^(57014)$/, status: 504, message: 'The request took too long.' },
  { pattern: /^(23503|23505|23P01)$/, status: 409, message: 'The row conflicts with another one.' },
  { pattern: /^(42501)$/, status: 403, message: 'This is not allowed.' },
  { pattern: /^(22|23|42|0A|54|P0)/, status: 400, message: 'The request cannot be carried out.' },
];

function answer(status: number, code: string, message: string): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (status === 503) {
    headers['retry-after'] = '1';
  }
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}

/** Whether what happened means that the pool must be replaced. */
export function isBroken(codes: string[]): boolean {
  return codes.some((code) => BROKEN.test(code));
}

/** The answer while the database is away. The request may have been carried out or not. */
export function unavailable(code = 'database_unavailable'): Response {
  return answer(503, code, 'The database is not available. Try again in a moment.');
}

/** Replaces a 500 by the answer its cause deserves; anything else passes. */
export function correctAnswer(response: Response, codes: string[]): Response {
  if (response.status < 500) {
    return response;
  }
  const code = codes.at(-1) ?? 'unknown';
  if (UNAVAILABLE.test(code)) {
    return unavailable(code);
  }
  const mapping = MAPPINGS.find(({ pattern }) => pattern.test(code));
  return mapping === undefined ? response : answer(mapping.status, code, mapping.message);
}

/** The answer when the library itself threw. */
export function failedAnswer(error: unknown): Response {
  const code = (error as { code?: unknown } | null)?.code;
  return correctAnswer(answer(500, 'unknown', 'Something went wrong.'), [
    typeof code === 'string' ? code : 'unknown',
  ]);
}
